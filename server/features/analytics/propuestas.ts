import { propuestas as call } from '#contract/analytics.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { byName, type Range, beginReport, rounded } from './period.ts';
import { proposalsByEstado, proposalsOfProfessionals } from './queries.ts';
import { placesOf, ranksOf } from './ranks.ts';

export const propuestas = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const { totales, rows } = await summary(db, range);
  const { estado, ciudad, profesion } = await ranksOf(
    db,
    placesOf(proposalsOfProfessionals(range)),
  );
  const metrics = {
    propuestas_por_estado: byName([], rows),
    total_propuestas: totales.propuestas,
    precio_promedio: totales.precio_promedio,
    pro_profesional_estado: estado,
    pro_profesional_ciudad: ciudad,
    pro_profesional_profesion: profesion,
  };
  const { totales: anterior } = await summary(db, previous);
  return { ...metrics, metrics, totales, anterior, ...days };
});

async function summary(db: Db, range: Range) {
  const rows = await proposalsByEstado(db, range);
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + pick(row), 0);
  const priced = sum((row) => row.con_precio);
  return {
    rows,
    totales: {
      propuestas: sum((row) => row.total),
      finalizadas: rows.find(({ nombre }) => nombre === 'finalizada')?.total ?? 0,
      precio_promedio: rounded(toMxn(sum((row) => row.precios)) / Math.max(1, priced)),
    },
  };
}
