import { resolveDispute as call } from '#contract/disputes.ts';
import { fromMxn, subtract } from '#domain/money.ts';
import { rulingOf } from '#domain/disputes/ruling.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { howItEnded } from './ended.ts';
import { disputeProject, endDispute, isOpen, isRuledSo } from './queries.ts';
import { advance, byId, freshView, lockAny, recordEvent } from '#server/features/projects/index.ts';

export const resolveDispute = handle(
  call,
  async (input, context) => {
    const { caller, db, now } = context;
    const { dispute_id: id, motivo } = input;
    const proposalId = await disputeProject(db, id);
    const row = proposalId === undefined ? undefined : await lockAny(db, proposalId);
    if (!row) return fail('dispute_not_found');
    const refund = fromMxn(input.reembolso);
    if (await isRuledSo(db, id, { by: caller.id, motivo, refund }))
      return { proposal: await freshView(context, row.id) };
    if (!row.en_disputa) return failSaying('not_in_dispute', await howItEnded(db, id));
    if (input.retenido !== undefined && fromMxn(input.retenido) !== row.retenido)
      return fail('proposal_changed');
    if (refund > row.retenido) return failAt('reembolso', 'refund_exceeds_held');
    const split = { refund, release: subtract(row.retenido, refund) };

    const to = rulingOf(row, split);
    await advance(db, row, {
      to,
      actor: 'ruling',
      actorId: caller.id,
      split,
      now,
    });
    if (!(await endDispute(db, id, { fin: 'decision', by: caller.id, motivo, split, now })))
      return failSaying('not_in_dispute', await howItEnded(db, id));
    const after = await byId(db, row.id);
    if (after)
      await recordEvent(db, after, {
        evento: 'disputa_resuelta',
        actorId: caller.id,
        monto: split.refund,
        release: split.release,
        detalle: motivo,
        now,
      });
    await audit(db, {
      adminId: caller.id,
      action: 'resolver_disputa',
      subjectId: String(id),
      people: [row.client_id, row.professional_id],
      before: { estado: row.estado, retenido: row.retenido },
      after: { estado: to, reembolso: split.refund, liberado: split.release, motivo },
      now,
    });
    return { proposal: await freshView(context, row.id) };
  },
  {
    secondPerson: {
      measure: async ({ dispute_id: id }, { db }) => {
        const proposalId = await disputeProject(db, id);
        const row = proposalId === undefined ? undefined : await lockAny(db, proposalId);
        if (!row || !(await isOpen(db, id))) return null;
        return {
          amount: row.retenido,
          objects: [`dispute:${id}`],
          people: [row.client_id, row.professional_id],
        };
      },
      lines: async ({ dispute_id: id, reembolso }, db) => {
        const refund = fromMxn(reembolso);
        const proposalId = await disputeProject(db, id);
        const row = proposalId === undefined ? undefined : await byId(db, proposalId);
        if (!row || refund > row.retenido) return [];
        return [
          { que: 'reembolso', monto: refund },
          { que: 'liberado', monto: subtract(row.retenido, refund) },
        ];
      },
    },
  },
);
