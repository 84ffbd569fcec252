import type { Estado } from '#domain/projects/graph.ts';
import type { Cast } from '../cast.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';
import { TRADES } from '../texts/index.ts';
import { QUESTIONS } from '../texts/talk.ts';
import { project } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

/** How far the one open project of a trade has come, and since how many days. */
const OPEN: readonly (readonly [Estado, day: number])[] = [
  ['publicada', 1],
  ['pagado', 4],
  ['rechazada', 12],
  ['por_pagar', 2],
  ['completado', 4],
  ['por_publicar', 1],
];

/** Finished projects for every validated professional, and in each trade one that is not. */
export function everyone(
  calendar: Calendar,
  { professionals }: Cast,
  supplies: Supplies,
  matches: Matches,
): Story[] {
  return TRADES.flatMap(({ category }, trade) => {
    const colleagues = professionals.filter(
      ({ profesion, waiting, refused }) => profesion === category && !waiting && !refused,
    );
    // The first of each trade lives in Guadalajara, where visitors look first: some have worked twice.
    const [first] = colleagues;
    const busy = first && trade % 2 === 0 ? [...colleagues, first] : colleagues;
    const finished = busy.map((professional, i) => {
      const turn = supplies.turn();
      return project(calendar, {
        client: matches.clientFor(professional),
        professional,
        job: supplies.job(category),
        day: 6 + ((trade * 5 + i * 19) % 84),
        until: 'finalizada',
        turn,
        review: supplies.review(category),
        reviewOfClient: supplies.reviewOfClient(),
        ...(turn % 4 === 1 && { anticipo: turn % 8 === 1 ? 0.25 : 0.5 }),
      });
    });
    const [until, day] = OPEN[trade % OPEN.length] ?? OPEN[0]!;
    const professional = colleagues[1 + (trade % 2)];
    if (!professional) return finished;
    const open = project(calendar, {
      client: matches.clientFor(professional),
      professional,
      job: supplies.job(category),
      day,
      until,
      turn: supplies.turn(),
      ...(until === 'pagado' && { anticipo: 0.33 }),
    });
    return [...finished, open];
  });
}

/** People who have only asked so far. */
export function questions(calendar: Calendar, { professionals }: Cast, matches: Matches): Story[] {
  return QUESTIONS.map(async function* ([ask, answer], i): Story {
    const professional = professionals[i * 9];
    if (!professional) return;
    const client = matches.clientFor(professional);
    yield calendar.day(2 + i * 3, '12:00', i * 41);
    await client.actor.write(professional.actor, ask);
    yield calendar.day(2 + i * 3, '12:00', i * 41 + 22);
    await professional.actor.read(client.actor);
    await professional.actor.write(client.actor, answer);
    if (i % 2 === 0) return;
    yield calendar.day(2 + i * 3, '12:00', i * 41 + 60);
    await client.actor.read(professional.actor);
  });
}
