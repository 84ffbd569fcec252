import { getAudit as call } from '#contract/audit.ts';
import { handle } from '#server/calls/handler.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { administrators, entries } from './queries.ts';
import { resolveFilters } from './filters.ts';
import { entryView } from './views.ts';

const PAGE = 20;

export const getAudit = handle(call, async ({ antes, cuantos = PAGE, ...filters }, { db }) => {
  const rows = await entries(db, { ...(await resolveFilters(db, filters)), antes }, cuantos + 1);
  return {
    entradas: rows.slice(0, cuantos).map(entryView),
    hay_mas: rows.length > cuantos,
    administradores: (await administrators(db)).map((one) => ({
      keylogin: one.keylogin,
      nombre: one.last_name || visibleName(one),
    })),
  };
});
