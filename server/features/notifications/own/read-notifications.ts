import { sql } from 'kysely';
import { readNotifications as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';

export const readNotifications = handle(
  call,
  async ({ id, enlace, hasta }, { caller, db, now }) => {
    if (id === undefined && enlace === undefined && hasta === undefined) return {};
    await db
      .updateTable('notification')
      .set({ read_at: now })
      .where('account_id', '=', caller.id)
      .where('read_at', 'is', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .$if(enlace !== undefined, (query) =>
        query.where(sql<boolean>`split_part(path, '?', 1) = ${enlace ?? ''}`),
      )
      .$if(hasta !== undefined, (query) => query.where('id', '<=', hasta ?? 0))
      .execute();
    return {};
  },
);
