import { decideLoss as call } from '#contract/chargebacks.ts';
import { lossShares } from '#domain/chargebacks/chargeback.ts';
import { centavos, formatCentavos, fromMxn, subtract } from '#domain/money.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, decidedWhen } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { holdBack, lockBalance, recordLoss } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { peopleOf } from './people.ts';
import { payeeOf } from './queries.ts';
import { freeReserve } from './reserve.ts';

export const decideLoss = handle(
  call,
  async ({ loss_id: id, cargo, motivo }, context) => {
    const { caller, db, now } = context;
    const loss = await lockLoss(db, id);
    if (!loss) return fail('loss_not_found');
    const charge = fromMxn(cargo);
    if (loss.decided_at !== null) {
      // Who never had the answer presses again: nobody else has decided anything.
      const isSame =
        loss.decided_by === caller.id && loss.cargo === charge && loss.motivo === motivo;
      return isSame ? {} : failSaying('loss_decided', await decidedWords(db, loss));
    }
    if (charge > loss.amount) return failAt('cargo', 'loss_exceeded');
    const debtorId = await debtorOf(db, loss);
    if (charge > 0 && debtorId === null) return failAt('cargo', 'loss_without_debtor');

    const kept = centavos(loss.reserved ?? 0);
    // Before what is reserved of it, as everything that moves both does.
    if (debtorId !== null) await lockBalance(db, debtorId);
    const shares = lossShares(centavos(loss.amount), charge, kept);
    await recordLoss(db, {
      lossId: id,
      amount: centavos(loss.amount),
      debtorId: charge > 0 ? debtorId : null,
      reserved: shares.reserved,
      owed: shares.owed,
      proposalId: loss.proposal_id,
      now,
    });
    await db
      .updateTable('loss')
      .set({ decided_at: now, decided_by: caller.id, motivo, cargo: charge })
      .where('id', '=', id)
      .execute();
    if (debtorId !== null && shares.owed > 0)
      await db
        .insertInto('debt')
        .values({ loss_id: id, account_id: debtorId, amount: shares.owed, created_at: now })
        .execute();
    if (loss.chargeback_id !== null)
      await endChargeback(db, loss.chargeback_id, shares.reserved, now);
    if (debtorId !== null && shares.owed > 0) await holdBack(db, debtorId, `decidida:${id}`, now);
    if (debtorId !== null && charge > 0)
      await notify(db, {
        accountId: debtorId,
        evento: 'perdida_cargada',
        parameters: [loss.titulo ?? 'un proyecto', formatCentavos(charge), motivo],
        now,
      });
    await audit(db, {
      adminId: caller.id,
      action: 'decidir_perdida',
      subjectId: String(id),
      people: await peopleOf(db, loss),
      after: { monto: loss.amount, cargo: charge, motivo },
      now,
    });
    return {};
  },
  {
    secondPerson: {
      measure: async ({ loss_id: id, cargo }, { db }) => {
        const loss = await lockLoss(db, id);
        if (!loss || loss.decided_at !== null) return null;
        return {
          amount: centavos(loss.amount),
          objects: [`loss:${id}`],
          people: await peopleOf(db, loss),
          // What the platform bears is nobody's debt.
          exempt: fromMxn(cargo) === 0,
        };
      },
      lines: async ({ loss_id: id, cargo }, db) => {
        const charge = fromMxn(cargo);
        const loss = await db
          .selectFrom('loss')
          .select('amount')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!loss || charge > loss.amount) return [];
        return [
          { que: 'cargo', monto: charge },
          { que: 'asume', monto: subtract(centavos(loss.amount), charge) },
        ];
      },
    },
  },
);

/** Who decided it, when and how, in a sentence, for who comes second. */
async function decidedWords(
  trx: Trx,
  loss: NonNullable<Awaited<ReturnType<typeof lockLoss>>>,
): Promise<string> {
  const { amount, cargo, decided_at, decided_by } = loss;
  if (decided_at === null) return '';
  const when = decidedWhen(decided_at);
  if (decided_by === null) return `El banco devolvió el dinero el ${when}: nadie la asume.`;
  const who = await accountName(trx, decided_by);
  const charge = centavos(cargo ?? 0);
  const borne = subtract(centavos(amount), charge);
  const shares = [
    ...(charge > 0 ? [`${formatCentavos(charge)} a cargo del profesional`] : []),
    ...(borne > 0 ? [`${formatCentavos(borne)} los asume Maestros`] : []),
  ];
  return `${who} lo decidió el ${when}: ${shares.join(' y ')}.`;
}

const lockLoss = (trx: Trx, id: number) =>
  trx
    .selectFrom('loss as l')
    .leftJoin('chargeback as c', 'c.id', 'l.chargeback_id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select([
      'l.amount',
      'l.payment_id',
      'l.proposal_id',
      'l.chargeback_id',
      'l.decided_at',
      'l.decided_by',
      'l.cargo',
      'l.motivo',
      'c.payee_id',
      'c.reserved',
      'p.titulo',
    ])
    .where('l.id', '=', id)
    .forUpdate('l')
    .executeTakeFirst();

/** Who can owe a loss: who received what was released; nobody for a membership. */
async function debtorOf(
  trx: Trx,
  { payee_id, proposal_id }: { payee_id: number | null; proposal_id: number | null },
): Promise<number | null> {
  if (payee_id !== null) return payee_id;
  return proposal_id === null ? null : payeeOf(trx, proposal_id);
}

/** What was kept for it and is not needed is balance again. */
async function endChargeback(trx: Trx, id: number, taken: number, now: Date): Promise<void> {
  await trx
    .updateTable('chargeback')
    .set(({ eb }) => ({ reserved: eb('reserved', '-', taken), ended_at: now }))
    .where('id', '=', id)
    .execute();
  await freeReserve(trx, id, 'decidido', now);
}
