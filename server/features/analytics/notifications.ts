import { notifications as call } from '#contract/analytics.ts';
import { ROL } from '#contract/call.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { eventOf, render } from '#server/features/notifications/index.ts';
import { notificationPlaces, notificationsBy, partsOf } from './days.ts';
import { type Range, beginReport } from './period.ts';
import { unsentNotifications } from './queries.ts';
import { ranksOf } from './ranks.ts';

export const notifications = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const { totales, rows } = await summary(db, range);
  const parts = await partsOf(db, 'notificaciones', range);
  const { estado, ciudad, profesion } = await ranksOf(db, notificationPlaces(parts));
  const toRol = (rol: number) => count(rows.filter((row) => row.rol === rol));
  const metrics = {
    notifications_by_role: { 1: toRol(ROL.client), 2: toRol(ROL.professional) },
    notifications_by_message: byEvent(rows),
    notifications_by_state: estado,
    notifications_by_city: ciudad,
    notifications_by_profession: profesion,
  };
  const { totales: anterior } = await summary(db, previous);
  return { ...metrics, metrics, totales, anterior, ...days };
});

type Rows = Awaited<ReturnType<typeof summary>>['rows'];

const count = (rows: readonly { total: number }[]) =>
  rows.reduce((all, { total }) => all + total, 0);

/** Totals by event, each with its text and «…» for people, projects and amounts. */
function byEvent(rows: Rows) {
  const sums = new Map<string, number>();
  for (const { evento, total } of rows) sums.set(evento, (sums.get(evento) ?? 0) + total);
  return [...sums]
    .map(([evento, total]) => ({ evento, nombre: templateText(evento), total }))
    .toSorted((a, b) => b.total - a.total || a.evento.localeCompare(b.evento));
}

const templateText = (evento: string): string => {
  const { text, examples } = eventOf(evento);
  return render(
    text,
    examples.map(() => '…'),
  );
};

async function summary(db: Db, range: Range) {
  const { rows } = await notificationsBy(await partsOf(db, 'notificaciones', range)).execute(db);
  const all = count(rows);
  return {
    rows,
    totales: { notifications: all, enviadas: all - (await unsentNotifications(db, range)) },
  };
}
