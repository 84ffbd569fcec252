import type { Cast } from '../cast.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';
import { type Project, project } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

/** profesional@demo.mx: a project in every state, and money on the way. */
const CHAPTERS: readonly (Pick<Project, 'day' | 'until'> & Partial<Project>)[] = [
  { day: 82, until: 'finalizada', photo: true },
  { day: 63, until: 'finalizada' },
  { day: 40, until: 'finalizada', anticipo: 0.5 },
  { day: 3, until: 'publicada' },
  { day: 23, until: 'rechazada' },
  { day: 2, until: 'por_pagar', halfPaid: true },
  { day: 15, until: 'finalizada' },
  { day: 5, until: 'pagado', anticipo: 0.25 },
  {
    day: 6,
    until: 'completado',
    review: [5, 'Ni una gota después de la prueba. Muy profesional.'],
  },
  { day: 1, until: 'por_publicar' },
];

export function ramon(
  calendar: Calendar,
  { client: clara, clients, professional }: Cast,
  supplies: Supplies,
  matches: Matches,
): Story[] {
  // His first customer is the other demo account, so that the two can go on from there.
  const customers = [clara, ...clients];
  const projects = CHAPTERS.map((facts, i) => {
    const client = customers[i] ?? clara;
    matches.take(client, professional);
    return project(calendar, {
      client,
      professional,
      job: supplies.job(professional.profesion),
      turn: supplies.turn(),
      ...(facts.until === 'finalizada' && {
        review: supplies.review(professional.profesion),
        reviewOfClient: supplies.reviewOfClient(),
      }),
      ...facts,
    });
  });
  return [...projects, again()];

  /** Not read yet. */
  async function* again(): Story {
    yield calendar.minutesAgo(42);
    await clara.actor.write(
      professional.actor,
      'Hola, Ramón. La tarja sigue perfecta, gracias. Ahora es la regadera: ¿la revisas esta semana?',
    );
  }
}
