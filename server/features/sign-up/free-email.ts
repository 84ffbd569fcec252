import { sql } from 'kysely';
import { fail, failAt } from '#server/calls/failure.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/index.ts';
import { phoneIndex } from '#server/db/sealed/index.ts';

const DAY = 24 * 3600;
/** Of how many e-mails a proved phone learns in a day that they have an account. */
const LEARNED = { max: 3, seconds: DAY };
const TOLD = { max: 1, seconds: DAY };

/**
 * Ends the call where the e-mail has an account, of which its owner is told (4 §I). Only after the phone was proved: whoever
 * signs up learns of few, and at the price of a telephone.
 */
export async function requireFreeEmail(
  db: Db,
  { email, phone }: { email: string; phone: string },
  now: Date,
): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'nombre'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) return;
  // Outside the transaction below, so that a refusal stays counted.
  if (
    !(await takeShared(
      db,
      `email_learned:${phoneIndex(db, phone).toString('base64url')}`,
      LEARNED,
      now,
    ))
  )
    fail('too_many_requests');
  await inTransaction(db, async (trx) => {
    if (!(await takeShared(trx, `email_told:${account.id}`, TOLD, now))) return;
    const parameters = [account.nombre];
    await notify(trx, { accountId: account.id, evento: 'correo_con_cuenta', parameters, now });
  });
  failAt('email', 'email_in_use');
}
