import { sql } from 'kysely';
import { readNotifications as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';
import { publish } from '#server/push.ts';

export const readNotifications = handle(
  call,
  async ({ id, enlace, hasta }, { caller, db, now }) => {
    if (id === undefined && enlace === undefined && hasta === undefined) return {};
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ read_at: now })
      .where('account_id', '=', caller.id)
      .where('read_at', 'is', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .$if(enlace !== undefined, (query) =>
        query.where(sql<boolean>`split_part(path, '?', 1) = ${enlace ?? ''}`),
      )
      .$if(hasta !== undefined, (query) => query.where('id', '<=', hasta ?? 0))
      .executeTakeFirst();
    // One's other devices show how many are left.
    if (numUpdatedRows > 0n)
      await publish(db, [{ account: caller.id, event: { tipo: 'aviso', other_key: '' } }]);
    return {};
  },
);
