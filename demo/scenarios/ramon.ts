import type { Cast } from '../cast.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import { type Project, project } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

/** The projects of profesional@demo.mx: one in every state, with money on its way. */
const PROJECTS: readonly (Pick<Project, 'day' | 'until'> & Partial<Project>)[] = [
  {
    day: 82,
    until: 'finalizada',
    photo: true,
    pictures: true,
    shown: 'aceptada',
    reply: '¡Gracias, Clara! Cualquier cosa me escribes y paso a revisarla.',
  },
  { day: 63, until: 'finalizada' },
  { day: 40, until: 'finalizada', anticipo: 0.5 },
  { day: 3, until: 'publicada' },
  { day: 23, until: 'rechazada' },
  { day: 2, until: 'por_pagar', halfPaid: true },
  {
    day: 15,
    until: 'finalizada',
    pictures: true,
    shown: 'aceptada',
    reply: 'Gracias por la confianza.',
  },
  { day: 5, until: 'pagado', anticipo: 0.25 },
  {
    day: 6,
    until: 'completado',
    review: [5, 'Ni una gota después de la prueba. Muy profesional.'],
  },
  { day: 1, until: 'por_publicar' },
  { day: 52, until: 'finalizada' },
];

export function ramon(
  calendar: Calendar,
  { client: clara, clients, professional }: Cast,
  supplies: Supplies,
  matches: Matches,
): Scenario[] {
  // His first client is the other demo account, so that a visitor can continue with both.
  const customers = [clara, ...clients];
  const projects = PROJECTS.map((facts, i) => {
    const client = customers[i] ?? clara;
    matches.take(client, professional);
    return project(calendar, {
      client,
      professional,
      job: supplies.job(professional.profesion),
      variant: supplies.variant(),
      ...(facts.until === 'finalizada' && {
        review: supplies.review(professional.profesion),
        reviewOfClient: supplies.reviewOfClient(),
      }),
      ...facts,
    });
  });
  return [...projects, again()];

  /** A message that is not read yet. */
  async function* again(): Scenario {
    yield calendar.minutesAgo(42);
    await clara.actor.write(
      professional.actor,
      'Hola, Ramón. La tarja sigue perfecta, gracias. Ahora es la regadera: ¿la revisas esta semana?',
    );
  }
}
