import type { Estado } from '#domain/projects/graph.ts';
import type { Cast } from '../cast.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import { TRADES } from '../texts/index.ts';
import { QUESTIONS } from '../texts/talk.ts';
import { project } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

/** The state of the open project of a trade, and how many days ago it began. */
const OPEN: readonly (readonly [Estado, day: number])[] = [
  ['publicada', 1],
  ['pagado', 4],
  ['rechazada', 12],
  ['por_pagar', 2],
  ['completado', 4],
  ['por_publicar', 1],
];

/** Finished projects for every validated professional, and an open one in each trade. */
export function everyone(
  calendar: Calendar,
  { professionals }: Cast,
  supplies: Supplies,
  matches: Matches,
): Scenario[] {
  return TRADES.flatMap(({ category }, trade) => {
    const colleagues = professionals.filter(
      ({ profesion, waiting, refused }) => profesion === category && !waiting && !refused,
    );
    // The first of each trade lives in Guadalajara, where visitors look first, so some have two projects.
    const [first] = colleagues;
    const busy = first && trade % 2 === 0 ? [...colleagues, first] : colleagues;
    const finished = busy.map((professional, i) => {
      const variant = supplies.variant();
      return project(calendar, {
        client: matches.clientFor(professional),
        professional,
        job: supplies.job(category),
        day: 6 + ((trade * 5 + i * 19) % 84),
        until: 'finalizada',
        variant,
        review: supplies.review(category),
        reviewOfClient: supplies.reviewOfClient(),
        ...(variant % 4 === 1 && { anticipo: variant % 8 === 1 ? 0.25 : 0.5 }),
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
      variant: supplies.variant(),
      request: true,
      ...(until === 'pagado' && { anticipo: 0.33 }),
    });
    return [...finished, open];
  });
}

/** People who have only asked so far. */
export function questions(
  calendar: Calendar,
  { professionals }: Cast,
  matches: Matches,
): Scenario[] {
  return QUESTIONS.map(async function* ([ask, answer], i): Scenario {
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
