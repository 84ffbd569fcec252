import { ROL } from '#contract/call.ts';
import { UNAVAILABLE } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { partyByKey, type Person } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { haveConversation } from './queries.ts';

export interface PairKeys {
  key_primary: string;
  key_secundary: string;
}

/** The keys of a conversation with the caller's own first; other people's keep their order (4 §H). */
export const ownFirst = (caller: Caller, { key_primary, key_secundary }: PairKeys): PairKeys =>
  key_secundary === caller.keylogin
    ? { key_primary: key_secundary, key_secundary: key_primary }
    : { key_primary, key_secundary };

/** A party of a conversation, as its messages need it. */
export type Party = Pick<Person, 'id' | 'keylogin'>;

/** Whose conversation is read: the caller's own, or for an administrator other people's. */
type Reader = { participates: true; primary: Party } | { participates: false; primary: Person };

type Pair = Reader & { secundary: Person };

/**
 * The two parties behind the keys: the caller and another, or any two for an administrator. A deleted
 * account is found only by those who have written with it.
 */
export async function findPair(db: Db, caller: Caller, keys: PairKeys): Promise<Pair> {
  const reader = await findReader(db, caller, keys);
  const secundary = await partyByKey(db, keys.key_secundary);
  if (!secundary) return fail('recipient_not_found');
  await requireKnown(db, reader.primary, secundary, 'recipient_not_found');
  return { ...reader, secundary };
}

/** Ends the call for a deleted account without a conversation. */
export async function requireKnown(
  db: Db,
  primary: Pick<Party, 'id'>,
  { id, cuenta }: Person,
  unknown: 'recipient_not_found' | 'account_not_found',
): Promise<void> {
  if (cuenta === 'eliminada' && !(await haveConversation(db, primary.id, id))) fail(unknown);
}

/** Ends the call unless the other's account is in use. */
export function requireInUse({ cuenta }: Person): void {
  const refusal = UNAVAILABLE[cuenta];
  if (refusal) fail(refusal);
}

/** From whose side the conversation is read: the caller's own, or anybody's for an administrator. */
export async function findReader(
  db: Db,
  caller: Caller,
  { key_primary, key_secundary }: PairKeys,
): Promise<Reader> {
  const participates = key_primary === caller.keylogin;
  if (!participates && caller.rol !== ROL.admin) return fail('conversation_not_allowed');
  if (key_primary === key_secundary) return fail('conversation_with_self');
  if (participates) return { primary: caller, participates };
  const primary = await partyByKey(db, key_primary);
  return primary ? { primary, participates } : fail('recipient_not_found');
}

const READING = { action: 'leer_conversacion', subject: 'conversation' } as const;
type Read = readonly [primary: Party, secundary: Party];
const subjectOf = ([primary, secundary]: Read) => `${primary.keylogin}/${secundary.keylogin}`;

/** Records each time an administrator opens other people's conversation (decisions §4). */
export async function auditReading(trx: Trx, caller: Caller, read: Read, now: Date) {
  await audit(trx, {
    adminId: caller.id,
    action: READING.action,
    subjectId: subjectOf(read),
    people: read.map(({ id }) => id),
    now,
  });
}

/** An opening lasts as long as an administrator's session at most (decisions §2). */
const OPENING_HOURS = 12;

/** Further pages and polls belong to the recorded opening. Without one, they are recorded as an opening. */
export async function auditContinuedReading(trx: Trx, caller: Caller, read: Read, now: Date) {
  const opening = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', READING.subject)
    .where('subject_id', '=', subjectOf(read))
    .where('admin_id', '=', caller.id)
    .where('action', '=', READING.action)
    .where('created_at', '>', new Date(now.getTime() - OPENING_HOURS * 3_600_000))
    .limit(1)
    .executeTakeFirst();
  if (!opening) await auditReading(trx, caller, read, now);
}

/**
 * The two people of a conversation that the caller may read: their own, or any for an administrator, which
 * is recorded. Fails with recipient_not_found, conversation_not_allowed or conversation_with_self.
 */
export async function conversationPair(
  trx: Trx,
  caller: Caller,
  keys: PairKeys,
  now: Date,
): Promise<[primary: Party, secundary: Person]> {
  const { primary, secundary, participates } = await findPair(trx, caller, ownFirst(caller, keys));
  if (!participates) await auditReading(trx, caller, [primary, secundary], now);
  return [primary, secundary];
}

/** The same for what is shown beside the messages of a conversation: it belongs to the recorded opening. */
export async function readPair(
  trx: Trx,
  caller: Caller,
  keys: PairKeys,
  now: Date,
): Promise<[primary: Party, secundary: Person]> {
  const { primary, secundary, participates } = await findPair(trx, caller, ownFirst(caller, keys));
  if (!participates) await auditContinuedReading(trx, caller, [primary, secundary], now);
  return [primary, secundary];
}
