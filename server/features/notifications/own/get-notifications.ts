import { sql } from 'kysely';
import { getNotifications as call } from '#contract/notifications.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { titleOf } from '../events.ts';
import { teamTitle } from '../team.ts';

const PAGE = 20;

export const getNotifications = handleOutside(call, async ({ antes }, { caller, db }) => {
  const rows = await db
    .selectFrom('notification')
    .select(['id', 'evento', 'parameters', 'msg', 'path', 'read_at', 'created_at'])
    .where('account_id', '=', caller.id)
    .$if(antes !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (
          select created_at, id from notification where id = ${antes ?? 0} and account_id = ${caller.id})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const hay_mas = rows.length > PAGE;
  return {
    avisos: page.map(({ id, evento, parameters, msg, path, read_at, created_at }) => ({
      id,
      titulo: teamTitle(evento, parameters) ?? titleOf(evento),
      msg,
      enlace: path,
      leido: read_at !== null,
      createAt: created_at.toISOString(),
    })),
    hay_mas,
    siguiente: hay_mas ? (page.at(-1)?.id ?? null) : null,
  };
});
