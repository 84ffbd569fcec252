import { DECLINE_REASONS } from '#domain/requests/state.ts';
import type { Asking, ProposalInput } from '../actors.ts';
import type { Cast, WithActor } from '../cast.ts';
import type { DemoClient, DemoProfessional } from '../people.ts';
import { PLACES } from '../people/places.ts';
import { photoOf } from '../pictures/damage.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import { COMPARED, OF_CLARA, OF_RAMON } from '../texts/requests.ts';
import type { Matches } from './supplies.ts';

const DAY = 24 * 60;

interface Answer {
  /** Minutes after the request. */
  readonly after: number;
  readonly declines?: (typeof DECLINE_REASONS)[number];
  readonly proposes?: ProposalInput;
}

interface Asked {
  readonly client: WithActor<DemoClient>;
  /** Where the work is, if not where the client lives. */
  readonly where?: Pick<DemoClient, 'home'>;
  readonly to: readonly WithActor<DemoProfessional>[];
  readonly asking: Pick<Asking, 'categoria' | 'opt' | 'titulo' | 'descripcion_servicio'>;
  /** Minutes since it was sent, and days from then until the work. */
  readonly ago: number;
  readonly days: number;
  readonly hora: string;
  /** Of the recipients in their order; one without an answer has not seen it. */
  readonly answers?: readonly (Answer | undefined)[];
  /** Minutes after which the client no longer needs it. */
  readonly closed?: number;
}

/** Requests in every state (4 §G): of cliente@demo.mx, and those that wait for profesional@demo.mx. */
export function requests(calendar: Calendar, cast: Cast, matches: Matches): Scenario[] {
  const { client: clara, clients, professional: ramon, professionals } = cast;
  const able = professionals.filter(({ waiting, refused }) => !waiting && !refused);
  const far = ({ home }: DemoProfessional) => PLACES[home].estado !== PLACES[clara.home].estado;
  const who = (trade: string, from: number, until: number) =>
    able
      .filter(({ profesion }) => profesion === trade)
      .toSorted((a, b) => Number(far(a)) - Number(far(b)))
      .slice(from, until);
  const plan = (asked: Asked) => request(calendar, asked);
  const [leak, tank, toilet] = OF_RAMON;
  const [drain, gate, wall, shelves, lights] = OF_CLARA;
  // Two for whom he finished works, and somebody new.
  const [known, other] = clients;
  if (!known || !other) throw new Error('too few clients');
  const stranger = matches.clientFor(ramon);
  const compared = COMPARED.map((proposes, nth) => ({ after: [12, 20, 38][nth] ?? 50, proposes }));

  return [
    plan({
      client: clara,
      to: who('Plomería', 0, 4),
      asking: drain,
      ago: 300,
      days: 1,
      hora: '16:00',
      answers: [...compared, { after: 55, declines: DECLINE_REASONS[0] }],
    }),
    plan({
      client: clara,
      to: who('Herrería', 0, 2),
      asking: gate,
      ago: 35,
      days: 2,
      hora: '10:00',
    }),
    plan({
      client: clara,
      to: who('Albañilería', 0, 3),
      asking: wall,
      days: 3,
      hora: '09:00',
      ago: DAY + 200,
      answers: [{ after: 40 }, { after: 90, declines: DECLINE_REASONS[1] }],
    }),
    plan({
      client: clara,
      to: who('Ensamble de muebles', 1, 3),
      asking: shelves,
      ago: 12 * DAY,
      days: 2,
      hora: '12:00',
      closed: DAY,
      answers: [{ after: 75 }, { after: 180, declines: DECLINE_REASONS[2] }],
    }),
    plan({
      client: clara,
      to: who('Electricidad', 1, 2),
      asking: lights,
      ago: 6 * DAY,
      days: 1,
      hora: '18:00',
    }),
    plan({
      client: known,
      where: ramon,
      to: [ramon],
      asking: leak,
      ago: 24,
      days: 1,
      hora: '09:00',
    }),
    plan({
      client: stranger,
      where: ramon,
      to: [ramon, ...who('Plomería', 1, 2)],
      asking: tank,
      ago: 170,
      days: 3,
      hora: '11:00',
      answers: [{ after: 30 }],
    }),
    plan({
      client: other,
      where: ramon,
      to: [ramon],
      asking: toilet,
      ago: 9 * DAY,
      days: 1,
      hora: '08:00',
      answers: [{ after: 65, declines: DECLINE_REASONS[0] }],
    }),
  ];
}

/** What one asks for where this person lives. */
export const askingOf = (
  { home }: Pick<DemoClient, 'home'>,
  asking: Asked['asking'],
  when: Pick<Asking, 'fecha' | 'hora'>,
): Asking => {
  const { estado, ciudad } = PLACES[home];
  return { cantidad: '1', estado, ciudad, ...asking, ...when };
};

/** A request, from its sending to what each recipient does. */
async function* request(
  calendar: Calendar,
  { client, where = client, to, asking, ago, days, hora, answers = [], closed }: Asked,
): Scenario {
  const at = (after: number) => calendar.minutesAgo(ago - after);
  const c = client.actor;
  yield at(0);
  const fecha = calendar.date(ago / DAY - days);
  const id = await c.ask(
    to.map(({ actor }) => actor),
    askingOf(where, asking, { fecha, hora }),
    await photoOf(asking.categoria),
  );
  for (const [nth, answer] of answers.entries()) {
    const p = to[nth]?.actor;
    if (!p || !answer) continue;
    yield at(answer.after);
    await p.read(c);
    if (answer.declines) await p.decline(id, answer.declines);
    if (answer.proposes)
      await p.publish(await p.begin(c, { start: fecha, end: fecha, ...answer.proposes }));
  }
  if (closed === undefined) return;
  yield at(closed);
  await c.close(id);
}
