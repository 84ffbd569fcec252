import type { FastifyBaseLogger } from 'fastify';
import { centavos } from '#domain/money.ts';
import { dueBatch } from '#domain/payout-batch.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPayout } from '#server/features/ledger/index.ts';
import { lockPayable, payablePage } from './balances.ts';
import { beginBatch, finishBatch } from './queries.ts';

const PAGE = 200;

/**
 * Makes the payouts of the latest Wednesday, each in a transaction of its own; nothing when it has
 * been made. Who becomes payable later waits for the next one, also when this one is late.
 */
export async function makeDuePayouts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const now = clock();
  const fecha = dueBatch(now.getTime());
  if (!(await beginBatch(db, fecha, now))) return;
  let whole = true;
  for (let after = 0; ; ) {
    const page = await payablePage(db, { at: now, after, rows: PAGE });
    // One that fails must not hold up the others; the next run tries it again.
    for (const { id } of page)
      await inTransaction(db, (trx) => payOut(trx, id, fecha, now)).catch((error: Error) => {
        whole = false;
        log.error({ err: error, account: id }, 'a payout could not be made');
      });
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.id;
  }
  if (whole) await finishBatch(db, fecha, now);
}

/** Puts the whole balance on its way, once per professional and Wednesday. */
async function payOut(trx: Trx, accountId: number, fecha: string, now: Date): Promise<void> {
  // Changes of CLABE, phone and password lock it too: what they hold is seen here.
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const ready = await lockPayable(trx, accountId, now);
  if (!ready) return;
  const { balance, tipo, metodo, numero } = ready;
  const payout = await trx
    .insertInto('payout')
    .values({
      fecha,
      account_id: accountId,
      amount: balance,
      tipo,
      metodo,
      numero,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('payout_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!payout) return;
  const movement = { payoutId: payout.id, accountId, amount: centavos(balance), now };
  if (!(await recordPayout(trx, movement)))
    throw new Error(`payout ${payout.id} is in the books for another`);
}
