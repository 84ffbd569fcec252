import { mensajes as call } from '#contract/analytics.ts';
import { ROL } from '#contract/call.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { messagesBy, partsOf } from './days.ts';
import { type Range, beginReport, rounded } from './period.ts';
import { unreadMessages } from './queries.ts';

export const mensajes = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const { totales, by_direction } = await summary(db, range);
  const unread = await unreadMessages(db, range);
  const metrics = {
    promedio_caracteres: totales.promedio_caracteres,
    by_seen: { 0: unread, 1: totales.mensajes - unread },
    by_direction,
  };
  const { totales: anterior } = await summary(db, previous);
  return { ...metrics, metrics, totales, anterior, ...days };
});

async function summary(db: Db, range: Range) {
  const { rows } = await messagesBy(await partsOf(db, 'mensajes', range)).execute(db);
  const from = (rol: number) => rows.find(({ de_rol }) => de_rol === rol)?.total ?? 0;
  const by_direction = {
    cliente_a_profesional: from(ROL.client),
    profesional_a_cliente: from(ROL.professional),
  };
  const total = by_direction.cliente_a_profesional + by_direction.profesional_a_cliente;
  const characters = rows.reduce((all, { caracteres }) => all + caracteres, 0);
  return {
    by_direction,
    totales: { mensajes: total, promedio_caracteres: rounded(characters / Math.max(1, total)) },
  };
}
