import type { Trx } from '#server/db/pool.ts';
import type { Person } from '#server/features/accounts/index.ts';
import { publish } from '#server/push.ts';

type Party = Pick<Person, 'id' | 'keylogin'>;

/** Publishes to both parties' open chats, which then check again whether they can write. */
export const publishBlock = (trx: Trx, a: Party, b: Party): Promise<void> =>
  publish(trx, [
    { account: a.id, event: { tipo: 'bloqueo', other_key: b.keylogin } },
    { account: b.id, event: { tipo: 'bloqueo', other_key: a.keylogin } },
  ]);
