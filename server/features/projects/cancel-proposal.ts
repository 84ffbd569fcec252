import { cancelProposal as call } from '#contract/projects.ts';
import { fromMxn } from '#domain/money.ts';
import { cancellationSplit, whyNotCancelled } from '#domain/projects/cancellation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireProof } from '#server/calls/proof.ts';
import { audit } from '#server/features/audit/index.ts';
import { isDecidedSo } from '#server/features/cases/index.ts';
import { byId, lockFor } from './queries.ts';
import { advance, actorOf } from './transition.ts';
import { freshView, viewOf } from './views.ts';

export const cancelProposal = handle(
  call,
  async (input, context) => {
    const { caller, db, now } = context;
    const row = await lockFor(db, input.id_proposal, caller);
    if (!row) return fail('proposal_not_found');
    const actor = actorOf(row, caller);
    if (input.case_id !== undefined) {
      // Cases are the team's alone.
      if (actor !== 'admin') return fail('case_not_found');
      const decided = { decision: 'devolver', by: caller.id, motivo: input.motivo } as const;
      if (await isDecidedSo(db, row, input.case_id, decided))
        return { proposal: await viewOf(context, row) };
    }
    if (row.estado === 'cancelada') return { proposal: await viewOf(context, row) };
    if (input.retenido !== undefined && fromMxn(input.retenido) !== row.retenido)
      return fail('proposal_changed');
    // The team decides about money of others; what people give away by cancelling is little.
    if (actor === 'admin') requireProof(context);
    await advance(db, row, {
      to: 'cancelada',
      actor,
      actorId: caller.id,
      version: input.version,
      detalle: input.motivo,
      split: cancellationSplit(row, actor, now.getTime()),
      now,
    });
    if (actor === 'admin')
      await audit(db, {
        adminId: caller.id,
        action: 'cancelar_proyecto',
        subjectId: String(row.id),
        people: [row.client_id, row.professional_id],
        before: { estado: row.estado },
        after: { estado: 'cancelada', motivo: input.motivo },
        now,
      });
    return { proposal: await freshView(context, row.id) };
  },
  {
    secondPerson: {
      // By the team alone: a client or a professional cancels what is theirs.
      measure: async ({ id_proposal: id }, { caller, db }) => {
        const row = await lockFor(db, id, caller);
        if (!row || whyNotCancelled(row) !== null) return null;
        return {
          // The team refunds all that is held, whenever it is.
          amount: row.retenido,
          objects: [`proposal:${id}`],
          people: [row.client_id, row.professional_id],
        };
      },
      lines: async ({ id_proposal: id }, db) => {
        const row = await byId(db, id);
        return row ? [{ que: 'reembolso', monto: row.retenido }] : [];
      },
    },
  },
);
