import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { firstContactsText } from '#contract/errors.ts';
import {
  FIRST_CONTACT_WINDOW_MS,
  firstContactsADay,
  firstContactsLeft,
  whyNotBegin,
} from '#domain/chat/first-contacts.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type Person, personByKey } from '#server/features/accounts/index.ts';
import { requireInUse } from './pair.ts';
import { haveConversation } from './queries.ts';

/** Ends the call for an account that is out of use, or that the caller may not write to first. */
export async function requireMayWrite(db: Db, caller: Caller, other: Person): Promise<void> {
  requireInUse(other);
  const { rol, keylogin } = caller;
  // Most messages are in a conversation: only to begin one the writer's own validation is asked for.
  if (!whyNotBegin({ rol, validado: false }, other)) return;
  if (await haveConversation(db, caller.id, other.id)) return;
  const validado = rol === ROL.professional && (await personByKey(db, keylogin))?.validado === true;
  const reason = whyNotBegin({ rol, validado }, other);
  if (reason) fail(reason);
}

/**
 * Ends the call when writing to `others` would start more conversations than the caller's rol may in 24
 * hours. The caller's own account stays locked until the end of the transaction, so that concurrent
 * requests see each other's conversations. Call it before locking any conversation, so that two
 * transactions of one account never deadlock.
 */
export async function requireFirstContacts(
  trx: Trx,
  caller: Pick<Caller, 'id' | 'rol'>,
  others: readonly number[],
  now: Date,
): Promise<void> {
  const most = firstContactsADay(caller.rol);
  if (most === Number.POSITIVE_INFINITY) return;
  if ((await strangersAmong(trx, caller.id, others)) === 0) return;
  await sql`select 1 from account where id = ${caller.id} for no key update`.execute(trx);
  const strangers = await strangersAmong(trx, caller.id, others);
  if (strangers === 0) return;
  const begun = await begunSince(trx, caller.id, now.getTime() - FIRST_CONTACT_WINDOW_MS);
  const left = firstContactsLeft(begun, { asked: strangers, most });
  if (left)
    fail('first_contacts_too_many', { conversaciones: firstContactsText({ ...left, most }) });
}

/** How many of `others` have no conversation with `accountId` yet. */
async function strangersAmong(
  trx: Trx,
  accountId: number,
  others: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ strangers: number }>`
    select count(*) as strangers from unnest(${others}::bigint[]) other
    where not exists (
      select 1 from conversation
      where low_id = least(${accountId}, other) and high_id = greatest(${accountId}, other)
    )`.execute(trx);
  return rows[0]?.strangers ?? 0;
}

/** When the account began its conversations since then, oldest first. */
async function begunSince(trx: Trx, accountId: number, since: number): Promise<number[]> {
  const begun = await trx
    .selectFrom('conversation')
    .select('created_at')
    .where('started_by', '=', accountId)
    .where('created_at', '>', new Date(since))
    .orderBy('created_at')
    .execute();
  return begun.map(({ created_at }) => created_at.getTime());
}
