import { EXPIRY_DAYS, type Estado } from '#domain/projects/graph.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import type { Actor, Asking } from '../actors.ts';
import type { WithActor } from '../cast.ts';
import type { DemoClient, DemoProfessional } from '../people.ts';
import { photoOf } from '../pictures/damage.ts';
import { picturesOf } from '../pictures/delivery.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import type { Job } from '../texts/index.ts';
import { askingOf } from './requests.ts';
import { termsOf } from './terms.ts';
import { ACCEPTED, ADVANCE, DONE, ON_THE_WAY, REFUSED, THANKS } from '../texts/talk.ts';

export interface Project {
  readonly client: WithActor<DemoClient>;
  readonly professional: WithActor<DemoProfessional>;
  readonly job: Job;
  /** How many days ago the client first wrote: 5 or more for one that is finished. */
  readonly day: number;
  /** The state in which it ends up. */
  readonly until: Estado;
  /** Selects the texts of the small talk and the time of day. */
  readonly variant: number;
  /** The fraction of the price that is released during the work. */
  readonly anticipo?: number;
  /** For prices above 5,000 MXN: the first half is paid, the rest is still due. */
  readonly halfPaid?: boolean;
  /** The client sends a photo with the first message. */
  readonly photo?: boolean;
  /** The client asks for it by a request instead of a message. */
  readonly request?: boolean;
  readonly review?: readonly [stars: number, text: string];
  readonly reviewOfClient?: readonly [stars: number, text: string];
  /** The professional delivers with pictures of before and after. */
  readonly pictures?: boolean;
  /** Whether the client agreed to show them in the profile, or is still asked. */
  readonly shown?: 'aceptada' | 'pedida';
  /** What the professional answers to the review. */
  readonly reply?: string;
}

/** The time so many days after the first message of a project, and minutes after its hour. */
export const timeOf =
  (calendar: Calendar, { day, variant }: Pick<Project, 'day' | 'variant'>) =>
  (days: number, minutes: number): Date =>
    calendar.day(day - days, '09:00', ((variant * 37) % 300) + minutes);

/** A project from the first question to the state in which it ends up. */
export async function* project(calendar: Calendar, plan: Project): Scenario {
  const { client, professional, job, until, variant } = plan;
  const [c, p] = [client.actor, professional.actor];
  const at = timeOf(calendar, plan);
  const line = (lines: readonly string[]) => lines[variant % lines.length] ?? '';
  const twoPayments = job.precio > 5000;
  /** In a finished conversation nobody sees when each message was read. */
  const markRead = async (who: Actor, other: Actor) => {
    if (until !== 'finalizada') await who.read(other);
  };

  yield at(0, 0);
  const photo = plan.photo ? await photoOf(professional.profesion) : undefined;
  if (plan.request) await c.ask([p], requestOf(calendar, plan), photo);
  else await c.write(p, job.ask, photo);
  yield at(0, 14);
  await p.write(c, job.answer);
  yield at(0, 25);
  await markRead(c, p);
  await c.write(p, job.detail);

  yield at(0, 70);
  await markRead(p, c);
  const { titulo, descripcion, precio } = job;
  const unanswered = until === 'por_publicar' || until === 'publicada';
  // A proposal that waits for an answer can be accepted until its day.
  const day = calendar.date(plan.day - (unanswered ? EXPIRY_DAYS : 3));
  const dates = { start: day, end: day };
  const terms = termsOf(job, variant);
  const id = await p.begin(c, { titulo, descripcion, precio, ...dates, ...terms });
  if (until === 'por_publicar') return;
  yield at(0, 95);
  await p.publish(id);
  if (until === 'publicada') {
    if (variant % 3 === 0) yield* revised(plan, id, at);
    return;
  }

  yield at(1, 20);
  await markRead(c, p);
  if (until === 'rechazada') {
    await c.reject(id);
    await c.write(p, line(REFUSED));
    yield at(1, 45);
    await markRead(p, c);
    return;
  }
  await c.accept(id);
  if (until === 'por_pagar' && !plan.halfPaid) return;
  yield at(1, 26);
  await c.pay(id);
  await markRead(c, p);
  await c.write(p, line(ACCEPTED));
  if (until === 'por_pagar') return;
  if (plan.day < 4) {
    // The work has not begun yet.
    if (twoPayments) await c.pay(id);
    return;
  }

  yield at(3, 0);
  await p.write(c, line(ON_THE_WAY));
  if (plan.anticipo) {
    yield at(3, 130);
    await c.release(id, plan.anticipo);
    await c.write(p, line(ADVANCE));
  }
  if (twoPayments) {
    yield at(3, 240);
    await c.pay(id);
  }
  yield at(3, 270);
  await markRead(p, c);
  if (until === 'pagado') return;

  yield at(3, 330);
  await p.write(c, line(DONE));
  if (plan.pictures) {
    yield at(3, 334);
    await p.deliver(id, '', await picturesOf(professional.profesion, plan.day));
  }
  yield at(3, 400);
  await c.complete(id);
  if (plan.review) {
    yield at(3, 405);
    await markRead(c, p);
    await c.review(id, ...plan.review);
    await c.write(p, line(THANKS));
  }
  if (plan.reviewOfClient) {
    yield at(3, 470);
    await p.review(id, ...plan.reviewOfClient);
  }
  if (until === 'completado') return;
  yield at(4, 15);
  await c.read(p);
  await c.finalize(id);
  yield at(4, 40);
  await p.read(c);
  if (plan.reply) await p.answerReview(plan.reply);
  if (!plan.shown) return;
  yield at(4, 60);
  await p.askToShow(id);
  if (plan.shown === 'pedida') return;
  yield at(4, 90);
  await c.agreeToShow(id);
}

/** What is asked for in the words of the job, with a price that its professional says. */
const requestOf = (calendar: Calendar, { client, professional, job, day }: Project): Asking =>
  askingOf(
    client,
    {
      categoria: professional.profesion,
      opt: OTHER,
      titulo: job.titulo,
      descripcion_servicio: job.ask,
    },
    { fecha: calendar.date(day - 3), hora: '09:00' },
  );

/** The client would rather have another hour, and gets it. */
async function* revised(
  { client: { actor: c }, professional: { actor: p } }: Project,
  id: number,
  at: ReturnType<typeof timeOf>,
): Scenario {
  yield at(0, 120);
  await c.askForChange(id, '¿Puedes llegar más temprano? Tengo que salir a las 12.');
  yield at(0, 140);
  await p.revise(id, { hora: '08:00', duracion: 180 });
}
