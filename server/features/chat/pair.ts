import { ROL } from '#contract/call.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type Person, personByKey } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/admin/index.ts';

export interface PairKeys {
  key_primary: string;
  key_secundary: string;
}

/** One side of a conversation, as far as its messages need it. */
export type Side = Pick<Person, 'id' | 'keylogin'>;

export interface Pair {
  primary: Side;
  secundary: Person;
  /** False: an administrator reads other people's conversation. */
  participates: boolean;
}

/** Who the two keys stand for: the caller and another, or for an administrator any two. */
export async function findPair(db: Db, caller: Caller, keys: PairKeys): Promise<Pair> {
  const { key_primary, key_secundary } = keys;
  const participates = key_primary === caller.keylogin;
  if (!participates && caller.rol !== ROL.admin) return fail('conversation_not_allowed');
  if (key_primary === key_secundary) return fail('conversation_with_self');
  const primary = participates ? caller : await personByKey(db, key_primary);
  const secundary = await personByKey(db, key_secundary);
  if (!primary || !secundary) return fail('recipient_not_found');
  return { primary, secundary, participates };
}

/** Every look of an administrator into other people's conversation leaves a trace (decisions §4). */
export async function auditReading(trx: Trx, caller: Caller, keys: PairKeys, now: Date) {
  await audit(trx, {
    adminId: caller.id,
    action: 'leer_conversacion',
    subject: 'conversation',
    subjectId: `${keys.key_primary}/${keys.key_secundary}`,
    now,
  });
}

/**
 * The two persons of a conversation that the caller may look into: their own, or any for an
 * administrator, which is recorded. Fails with recipient_not_found, conversation_not_allowed or
 * conversation_with_self.
 */
export async function conversationPair(
  trx: Trx,
  caller: Caller,
  keys: PairKeys,
  now: Date,
): Promise<[primary: Side, secundary: Person]> {
  const { primary, secundary, participates } = await findPair(trx, caller, keys);
  if (!participates) await auditReading(trx, caller, keys, now);
  return [primary, secundary];
}
