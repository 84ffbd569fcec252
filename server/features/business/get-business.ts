import { getBusiness as call } from '#contract/business.ts';
import { medianAnswer } from '#domain/business/first-answer.ts';
import { daysBefore, shownDays, unitsOf } from '#domain/business/periods.ts';
import { toMxn } from '#domain/money.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { ARRIVED, heldAndOwed, incomeByPeriod } from '#server/features/ledger/index.ts';
import { seriesOf } from './series.ts';

export const getBusiness = handle(call, async ({ desde, hasta, por }, { db, now }) => {
  const days = shownDays({ desde, hasta, por }, now.getTime());
  const units = unitsOf(days, por) ?? fail('range_too_long');
  const before = daysBefore(days);
  // The days before are read as a first period of their own.
  const starts = [before.desde, ...units.map((unit) => unit.desde)];
  const { counted, answers } = await seriesOf(db, starts, days.hasta);
  const money = await incomeByPeriod(db, starts, days.hasta, ARRIVED.projects);

  const sumsOf = (isIn: (place: number) => boolean) => {
    const of = (que: string) => counted.filter((row) => row.que === que && isIn(row.place));
    const total = (que: string) => of(que).reduce((sum, row) => sum + row.total, 0);
    const finished = of('finalizadas').reduce((sum, { monto }) => sum + Number(monto), 0);
    return {
      solicitudes: total('solicitudes'),
      propuestas: total('propuestas'),
      aceptadas: total('aceptadas'),
      pagadas: total('pagadas'),
      finalizadas: total('finalizadas'),
      finalizado: toMxn(finished),
      respuesta: medianAnswer(answers.filter(({ place }) => isIn(place))),
    };
  };
  const { held, projects, toProfessionals, toCards } = await heldAndOwed(db);
  return {
    ...days,
    periodos: units.map((unit, index) => ({
      ...unit,
      ...sumsOf((place) => place === index + 2),
      ...money.at(index + 1),
    })),
    totales: { ...sumsOf((place) => place > 1), ...money.since(1) },
    antes: { ...before, ...sumsOf((place) => place === 1), ...money.at(0) },
    hoy: {
      protegido: toMxn(held),
      proyectos: projects,
      profesionales: toMxn(toProfessionals),
      tarjetas: toMxn(toCards),
    },
  };
});
