import type { Cast } from '../cast.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import { textsOf } from '../texts/index.ts';
import { type Project, project } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

type PlannedProject = [trade: string, facts: Pick<Project, 'day' | 'until'> & Partial<Project>];

/** The projects of cliente@demo.mx: one to answer, one to pay, one in progress, and finished ones. */
const PROJECTS: readonly PlannedProject[] = [
  [
    'Electricidad',
    {
      day: 44,
      until: 'finalizada',
      pictures: true,
      shown: 'pedida',
      reply: 'Gracias a ti, fue un gusto.',
    },
  ],
  ['Mudanzas', { day: 27, until: 'rechazada' }],
  ['Limpieza', { day: 19, until: 'finalizada' }],
  ['Pintura', { day: 4, until: 'pagado', anticipo: 0.25, photo: true, request: true }],
  ['Impermeabilización', { day: 2, until: 'por_pagar', photo: true }],
  ['Carpintería', { day: 1, until: 'publicada' }],
];

const HOME = {
  nombre: 'Casa',
  direccion: 'Juan Álvarez 1870',
  apartamento: '4',
  referencia: 'Portón verde, frente al mercado',
  colonia: 'Santa Teresita',
  cp: '44600',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
};
const MOTHER = {
  nombre: 'Casa de mi mamá',
  direccion: 'Pavo 312',
  colonia: 'Mexicaltzingo',
  cp: '44180',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
};

export function clara(
  calendar: Calendar,
  { client, professional, professionals }: Cast,
  supplies: Supplies,
  matches: Matches,
): Scenario[] {
  const first = (trade: string) => {
    const found = professionals.find(({ profesion }) => profesion === trade);
    if (!found) throw new Error(`nobody does ${trade}`);
    matches.take(client, found);
    return found;
  };
  const projects = PROJECTS.map(([trade, facts]) => {
    const over = facts.until === 'finalizada';
    return project(calendar, {
      client,
      professional: first(trade),
      job: textsOf(trade).jobs[0]!,
      variant: supplies.variant(),
      ...(over && {
        review: supplies.review(trade),
        reviewOfClient: supplies.reviewOfClient(),
      }),
      ...facts,
    });
  });
  return [...projects, cooling(), garden(), favourites(), addresses()];

  /** A reply of a moment ago that is not read yet. */
  async function* cooling(): Scenario {
    const { actor } = first('Aire acondicionado');
    yield calendar.minutesAgo(55);
    await client.actor.write(actor, 'Hola, ¿das mantenimiento a dos minisplits el mismo día?');
    yield calendar.minutesAgo(18);
    await actor.read(client.actor);
    await actor.write(
      client.actor,
      'Hola, Clara. Sí, son unas tres horas. ¿Te queda el sábado a las 9?',
    );
  }

  /** Where she has works done; the painter who is paid comes to her home. */
  async function* addresses(): Scenario {
    yield calendar.day(45, '18:10');
    const home = await client.actor.saveAddress(HOME);
    await client.actor.saveAddress(MOTHER);
    yield calendar.day(1, '20:40');
    const painting = await client.actor.project(first('Pintura').actor);
    if (painting) await client.actor.chooseAddress(painting.id, home);
  }

  /** Whom she would call again, and one she has yet to hire. */
  async function* favourites(): Scenario {
    yield calendar.day(8, '20:15');
    await client.actor.favourite(first('Jardinería').actor);
    await client.actor.favourite(first('Electricidad').actor);
    await client.actor.favourite(professional.actor);
  }

  async function* garden(): Scenario {
    const { actor } = first('Jardinería');
    yield calendar.day(9, '17:40');
    await client.actor.write(actor, 'Buenas tardes, ¿las buganvilias aguantan en maceta?');
    yield calendar.day(9, '18:25');
    await actor.read(client.actor);
    await actor.write(client.actor, 'Sí, con maceta honda y sol directo. Riego cada tercer día.');
    yield calendar.day(9, '18:31');
    await client.actor.read(actor);
    await client.actor.write(actor, '¡Qué bien! Te escribo cuando tenga la maceta. Gracias.');
  }
}
