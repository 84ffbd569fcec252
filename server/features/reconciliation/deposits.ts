import { centavos, formatCentavos, subtract, ZERO } from '#domain/money.ts';
import type { ProviderBalanceMovement } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { operationKey } from '#domain/ledger/operation-keys.ts';
import { recordDeposit, recordDepositUndone } from '#server/features/ledger/index.ts';

/** Stores what the provider has begun to send to the bank; one that it took back is asked about again. */
export async function noteDeposits(
  trx: Trx,
  movements: readonly ProviderBalanceMovement[],
): Promise<void> {
  for (const { category, source, amount, createdAt } of movements) {
    if (source === null) continue;
    if (category === 'payout')
      await trx
        .insertInto('provider_payout')
        .values({
          id: source,
          amount: subtract(ZERO, amount),
          estado: 'pending',
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    // Pages come the newest first, so its payout may not be stored yet: it is asked for then.
    if (category === 'payout_reversal')
      await trx
        .updateTable('provider_payout')
        .set({ open: true })
        .where('id', '=', source)
        .execute();
  }
}

const FINAL: readonly string[] = ['paid', 'failed', 'canceled'];

/** Asks for what is on its way to the bank, and books what has arrived or was sent back. */
export async function settleDeposits({
  db,
  payments,
  clock,
}: Pick<Services, 'db' | 'payments' | 'clock'>): Promise<void> {
  const open = await db
    .selectFrom('provider_payout')
    .select('id')
    .where('open', '=', true)
    .execute();
  for (const { id } of open) {
    const { status, amount, arrivesAt, trace } = await payments.getPayout(id);
    const deposit = { payoutId: id, amount: centavos(amount), now: clock() };
    await inTransaction(db, async (trx) => {
      if (status === 'paid') await recordDeposit(trx, deposit);
      else if (FINAL.includes(status)) {
        const came = await hasArrived(trx, id);
        if (came) await recordDepositUndone(trx, deposit);
        await tellTeam(trx, {
          subject: `${came ? 'El banco regresó' : 'No llegó al banco'} un depósito de ${formatCentavos(deposit.amount)}`,
          text: `El depósito ${id} está otra vez en el saldo de Stripe. Revisa en Stripe por qué, y la cuenta de banco que tiene.`,
          path: `/admin/contabilidad?deposito=${id}`,
        });
      }
      await trx
        .updateTable('provider_payout')
        .set({
          estado: status,
          arrives_at: arrivesAt,
          rastreo: trace,
          open: !FINAL.includes(status),
        })
        .where('id', '=', id)
        .execute();
    });
  }
}

async function hasArrived(trx: Trx, payoutId: string): Promise<boolean> {
  const arrived = await trx
    .selectFrom('ledger_movement')
    .select('id')
    .where('operation_key', '=', operationKey.depositArrived(payoutId))
    .executeTakeFirst();
  return arrived !== undefined;
}
