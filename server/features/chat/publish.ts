import type { ChatEvent } from '#contract/chat.ts';
import type { Trx } from '#server/db/pool.ts';
import { publish } from '#server/push.ts';
import type { Party } from './pair.ts';

/**
 * Publishes an event to the open chats of both parties, on all their devices, once the transaction has
 * committed.
 */
export async function publishToBoth(
  trx: Trx,
  [a, b]: readonly [Party, Party],
  tipo: ChatEvent['tipo'],
): Promise<void> {
  await publish(trx, [
    { account: a.id, event: { tipo, other_key: b.keylogin } },
    { account: b.id, event: { tipo, other_key: a.keylogin } },
  ]);
}

/** The keys of two accounts, deleted or not. */
export async function partiesOf(
  trx: Trx,
  [a, b]: readonly [number, number],
): Promise<readonly [Party, Party]> {
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'keylogin'])
    // Not as a list: statements with one are not prepared.
    .where(({ or, eb }) => or([eb('id', '=', a), eb('id', '=', b)]))
    .execute();
  const partyOf = (id: number) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw new Error(`no account ${id}`);
    return found;
  };
  return [partyOf(a), partyOf(b)];
}
