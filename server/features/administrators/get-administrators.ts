import { getAdministrators as call, TEAM_MAX } from '#contract/administrators.ts';
import { handle } from '#server/calls/handler.ts';
import { administrators, administratorView } from './queries.ts';

export const getAdministrators = handle(call, async (_input, { db }) => {
  const rows = await administrators(db).orderBy('a.id').limit(TEAM_MAX).execute();
  return { administradores: rows.map(administratorView) };
});
