import { cuentas as call } from '#contract/analytics.ts';
import { ROL } from '#contract/call.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { type Range, beginReport } from './period.ts';
import { accountsByLevel, openedAccounts } from './queries.ts';
import { placesOf, ranksOf } from './ranks.ts';

export const cuentas = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const { totales, by_nivel } = await summary(db, range);
  const { estado, ciudad, profesion } = await ranksOf(db, placesOf(openedAccounts(range)));
  const metrics = {
    by_rol: { 1: totales.clientes, 2: totales.profesionales },
    by_nivel,
    by_profesion: profesion,
    by_estado: estado,
    by_ciudad: ciudad,
  };
  const { totales: anterior } = await summary(db, previous);
  return { ...metrics, metrics, totales, anterior, ...days };
});

async function summary(db: Db, range: Range) {
  const rows = await accountsByLevel(db, range);
  const sum = (some: typeof rows) => some.reduce((all, { total }) => all + total, 0);
  const professionals = rows.filter(({ rol }) => rol === ROL.professional);
  const ofLevel = (nivel: number) => sum(professionals.filter((row) => row.nivel === nivel));
  return {
    totales: {
      cuentas: sum(rows),
      clientes: sum(rows) - sum(professionals),
      profesionales: sum(professionals),
    },
    by_nivel: { 0: ofLevel(0), 1: ofLevel(1), 2: ofLevel(2), 3: ofLevel(3) },
  };
}
