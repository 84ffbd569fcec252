import type { Trx } from '#server/db/pool.ts';
import type { Person } from '#server/features/accounts/index.ts';
import { announce } from '#server/push.ts';

type Side = Pick<Person, 'id' | 'keylogin'>;

/** Both parties' open chats look again whether they can write. */
export const ringOfBlock = (trx: Trx, a: Side, b: Side): Promise<void> =>
  announce(trx, [
    { account: a.id, event: { tipo: 'bloqueo', other_key: b.keylogin } },
    { account: b.id, event: { tipo: 'bloqueo', other_key: a.keylogin } },
  ]);
