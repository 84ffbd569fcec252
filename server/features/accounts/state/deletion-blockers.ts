import { centavos } from '#domain/money.ts';
import { ABANDONED_AFTER_MS, type DeletionBlockers } from '#domain/accounts/account-state.ts';
import { CLOSED } from '#domain/projects/graph.ts';
import { ROL } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';
import { openPaymentsAround } from '#server/features/payments/index.ts';
import { payoutOpen } from '#server/features/payouts/index.ts';
import type { ProposalRow } from '#server/features/projects/index.ts';

/** What blocks the deletion of a locked account, whose open projects are locked too. */
export async function deletionBlockersOf(
  trx: Trx,
  accountId: number,
  open: readonly ProposalRow[],
  now: Date,
): Promise<DeletionBlockers> {
  const lately = now.getTime() - ABANDONED_AFTER_MS;
  const payments = await openPaymentsAround(trx, accountId);
  return {
    disputes: open.filter(({ en_disputa }) => en_disputa).length,
    held: centavos(open.reduce((sum, { retenido }) => sum + retenido, 0)),
    paidProjects: open.filter(({ pagado }) => pagado > 0).length,
    assigned: await assignedTo(trx, accountId),
    balance: centavos(await balanceOf(trx, accountId)),
    payout: await payoutOpen(trx, accountId),
    refunds: await refundsTo(trx, accountId),
    payments: payments.filter(
      ({ created_at, payment_status }) =>
        payment_status === 'processing' || created_at.getTime() > lately,
    ).length,
  };
}

/**
 * The number of open platform projects assigned to the account, which is paid for them
 * (docs/decisions/0004).
 */
async function assignedTo(trx: Trx, accountId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('proposal as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.professional_id', 'in', (eb) =>
      eb.selectFrom('account').select('id').where('rol', '=', ROL.admin),
    )
    .where('p.profesional_assign_id', '=', accountId)
    .where('p.estado', 'not in', [...CLOSED])
    .executeTakeFirstOrThrow();
  return count;
}

/** What is theirs, also while it is kept for a chargeback. */
async function balanceOf(trx: Trx, accountId: number): Promise<number> {
  const owed = await trx
    .selectFrom('ledger_account')
    .select(({ fn }) => fn.sum<number | null>('balance').as('balance'))
    .where('kind', 'in', ['profesional', 'reserva'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(owed?.balance ?? 0);
}

async function refundsTo(trx: Trx, accountId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.account_id', '=', accountId)
    .where('r.done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
