import type { Trx } from '#server/db/pool.ts';
import { areAcquainted, personByKey } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Party } from './pair.ts';
import { senderName } from './views.ts';

const AWAY_MS = 5 * 60_000;

/** Notifies the other person of a new message when they were inactive for five minutes (decisions §6). */
export async function notifyIfAway(
  trx: Trx,
  { sender, other, now }: { sender: Party; other: Party; now: Date },
): Promise<void> {
  const lately = new Date(now.getTime() - AWAY_MS);
  const present = await trx
    .selectFrom('session')
    .select('account_id')
    .where('account_id', '=', other.id)
    .where('last_seen_at', '>', lately)
    .limit(1)
    .executeTakeFirst();
  if (present) return;
  const person = await personByKey(trx, sender.keylogin);
  if (!person) return;
  const parameters = [senderName(person, await areAcquainted(trx, sender.id, other.id))];
  await notify(trx, {
    accountId: other.id,
    evento: 'mensaje',
    parameters,
    other: sender.id,
    now,
  });
}
