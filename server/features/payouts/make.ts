import type { FastifyBaseLogger } from 'fastify';
import { centavos } from '#domain/money.ts';
import { dueBatch } from '#domain/payouts/batch.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPayout } from '#server/features/ledger/index.ts';
import { lockPayable } from './balances.ts';
import { beginBatch, duePage, finishBatch, claimDue } from './due.ts';
import { takeReleases } from './projects.ts';
import { lockPayee } from './queries.ts';
import { sealed } from '#server/db/sealed/index.ts';

const PAGE = 200;

/**
 * Makes the payouts of the latest Wednesday, each in its own transaction; nothing when its batch is finished.
 * People who become payable after it began wait for the next one.
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
    const page = await duePage(db, { fecha, after, rows: PAGE });
    // A failure must not stop the others; the next run retries it.
    for (const { account_id: id } of page)
      await inTransaction(db, (trx) => payOut(trx, id, fecha, now)).catch((error: Error) => {
        whole = false;
        log.error({ err: error, account: id }, 'a payout could not be made');
      });
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.account_id;
  }
  if (whole) await finishBatch(db, fecha, now);
}

/** Makes one payout of the balance that was stored when the batch began, once. */
async function payOut(trx: Trx, accountId: number, fecha: string, now: Date): Promise<void> {
  await lockPayee(trx, accountId);
  const due = await claimDue(trx, fecha, accountId);
  if (!due) return;
  // People who were suspended or changed their CLABE meanwhile wait for the next one.
  const payable = await lockPayable(trx, accountId, now);
  if (!payable) return;
  const { balance, numero, ...method } = payable;
  // A debt or a chargeback may have taken of the balance meanwhile.
  const amount = Math.min(due.amount, balance);
  const payout = await trx
    .insertInto('payout')
    .values({
      fecha,
      account_id: accountId,
      amount,
      ...method,
      ...sealed(trx, 'payout.numero', numero),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const movement = { payoutId: payout.id, accountId, amount: centavos(amount), now };
  if (!(await recordPayout(trx, movement)))
    throw new Error(`payout ${payout.id} is in the books for another`);
  await takeReleases(trx, payout.id);
  // Where a deleted account was paid stands in its payout only, as decisions/0007 has it.
  await trx
    .deleteFrom('payment_method')
    .where('account_id', '=', accountId)
    .where('given_by', 'is not', null)
    .execute();
}
