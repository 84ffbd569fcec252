import { getRates as call, type Rate } from '#contract/rates.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { beforeAt, inForceAt, ratesOf, rateView } from './queries.ts';

const PAGE = 20;
/** More are not planned at once. */
const MOST_PLANNED = 100;

export const getRates = handle(call, async ({ despues }, { db, now }) => {
  const inForce = await ratesOf(db)
    .where('r.id', 'in', inForceAt(now))
    .orderBy('r.nivel', (o) => o.asc().nullsFirst())
    .execute();
  const before = (await ratesOf(db).where('r.id', 'in', beforeAt(now)).execute()).map(rateView);
  const planned = await ratesOf(db)
    .where('r.holds_from', '>', now)
    .where('r.withdrawn_at', 'is', null)
    .orderBy('r.holds_from')
    .limit(MOST_PLANNED)
    .execute();
  let over = ratesOf(db)
    .where(({ eb, or }) =>
      or([eb('r.holds_from', '<=', now), eb('r.withdrawn_at', 'is not', null)]),
    )
    .where('r.id', 'not in', inForceAt(now))
    .orderBy('r.id', 'desc')
    .limit(PAGE + 1);
  if (despues !== undefined) over = over.where('r.id', '<', despues);
  const { shown, following } = pageOf(await over.execute(), PAGE, ({ id }) => id);
  return {
    vigentes: inForce.map((row) => {
      const found = before.find(({ nivel }) => nivel === row.nivel);
      return { ...rateView(row), anterior: found ? valuesOf(found) : null };
    }),
    planeadas: planned.map(rateView),
    anteriores: shown.map(rateView),
    ...following,
  };
});

const valuesOf = ({ porcentaje, fija, precio }: Rate) => ({ porcentaje, fija, precio });
