import type { Estado } from '#domain/projects/graph.ts';
import type { Actor } from '../actors.ts';
import type { Played } from '../cast.ts';
import type { DemoClient, DemoProfessional } from '../people.ts';
import { photoOf } from '../pictures/trouble.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';
import type { Job } from '../texts/index.ts';
import { ACCEPTED, ADVANCE, DONE, ON_THE_WAY, REFUSED, THANKS } from '../texts/talk.ts';

export interface Project {
  readonly client: Played<DemoClient>;
  readonly professional: Played<DemoProfessional>;
  readonly job: Job;
  /** How many days ago the client first wrote: 5 or more for one that is finished. */
  readonly day: number;
  /** How far it has come. */
  readonly until: Estado;
  /** Which of the lines that everybody says are theirs, and at what time of day. */
  readonly turn: number;
  /** The part of the price that is released while work goes on. */
  readonly anticipo?: number;
  /** Of a price above 5,000 MXN: the first half is paid, the rest is still due. */
  readonly halfPaid?: boolean;
  /** The client sends a picture of how things look. */
  readonly photo?: boolean;
  readonly review?: readonly [stars: number, text: string];
  readonly reviewOfClient?: readonly [stars: number, text: string];
}

/** Days after the first message of a project, and minutes after its hour. */
export const timeOf =
  (calendar: Calendar, { day, turn }: Pick<Project, 'day' | 'turn'>) =>
  (days: number, minutes: number): Date =>
    calendar.day(day - days, '09:00', ((turn * 37) % 300) + minutes);

/** A project from the first question to wherever it has come by now. */
export async function* project(calendar: Calendar, told: Project): Story {
  const { client, professional, job, until, turn } = told;
  const [c, p] = [client.actor, professional.actor];
  const at = timeOf(calendar, told);
  const line = (lines: readonly string[]) => lines[turn % lines.length] ?? '';
  const twoPayments = job.precio > 5000;
  /** In a finished conversation nobody can tell any more when which line was read. */
  const look = async (who: Actor, other: Actor) => {
    if (until !== 'finalizada') await who.read(other);
  };

  yield at(0, 0);
  const photo = told.photo ? await photoOf(professional.profesion) : undefined;
  await c.write(p, job.ask, photo);
  yield at(0, 14);
  await p.write(c, job.answer);
  yield at(0, 25);
  await look(c, p);
  await c.write(p, job.detail);

  yield at(0, 70);
  await look(p, c);
  const { titulo, descripcion, precio } = job;
  const dates = { start: calendar.date(told.day - 3), end: calendar.date(told.day - 3) };
  const id = await p.begin(c, { titulo, descripcion, precio, ...dates });
  if (until === 'por_publicar') return;
  yield at(0, 95);
  await p.publish(id);
  if (until === 'publicada') return;

  yield at(1, 20);
  await look(c, p);
  if (until === 'rechazada') {
    await c.reject(id);
    await c.write(p, line(REFUSED));
    yield at(1, 45);
    await look(p, c);
    return;
  }
  await c.accept(id);
  if (until === 'por_pagar' && !told.halfPaid) return;
  yield at(1, 26);
  await c.pay(id);
  await look(c, p);
  await c.write(p, line(ACCEPTED));
  if (until === 'por_pagar') return;
  if (told.day < 4) {
    // The work is not begun yet.
    if (twoPayments) await c.pay(id);
    return;
  }

  yield at(3, 0);
  await p.write(c, line(ON_THE_WAY));
  if (told.anticipo) {
    yield at(3, 130);
    await c.release(id, told.anticipo);
    await c.write(p, line(ADVANCE));
  }
  if (twoPayments) {
    yield at(3, 240);
    await c.pay(id);
  }
  yield at(3, 270);
  await look(p, c);
  if (until === 'pagado') return;

  yield at(3, 330);
  await p.write(c, line(DONE));
  yield at(3, 400);
  await c.complete(id);
  if (told.review) {
    yield at(3, 405);
    await look(c, p);
    await c.review(id, ...told.review);
    await c.write(p, line(THANKS));
  }
  if (told.reviewOfClient) {
    yield at(3, 470);
    await p.review(id, ...told.reviewOfClient);
  }
  if (until === 'completado') return;
  yield at(4, 15);
  await c.read(p);
  await c.finalize(id);
  yield at(4, 40);
  await p.read(c);
}
