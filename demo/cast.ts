import { updateAddress } from '#contract/accounts.ts';
import { getDataCategorias } from '#contract/catalogue.ts';
import { horarioPrecios } from '#contract/profile.ts';
import type { Services } from '#server/context.ts';
import { type Actor, actorOf, type PayByCard, type Send } from './actors.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from './factories.ts';
import {
  CLIENTS,
  DEMO_ADMIN,
  DEMO_CLIENT,
  DEMO_PROFESSIONAL,
  type DemoClient,
  type DemoProfessional,
  PROFESSIONALS,
} from './people.ts';
import { offerOf } from './people/offers.ts';
import { PLACES } from './people/places.ts';
import type { Calendar } from './simulation/time.ts';

export type WithActor<Person> = Person & { readonly id: number; readonly actor: Actor };

/** Everybody, in the order in which they joined. */
export interface Cast {
  readonly admin: Made & { readonly actor: Actor };
  readonly client: WithActor<DemoClient>;
  readonly professional: WithActor<DemoProfessional>;
  readonly clients: readonly WithActor<DemoClient>[];
  /** Including those who wait for validation or were refused. */
  readonly professionals: readonly WithActor<DemoProfessional>[];
}

/** Creates the account of each person, on the day on which they joined. */
export async function makeCast(
  services: Services,
  clock: { at: Date },
  calendar: Calendar,
  { send, payByCard }: { send: Send; payByCard: PayByCard },
): Promise<Cast> {
  const [clientMail, professionalMail, adminMail] = DEMO_ACCOUNTS.map(({ email }) => email);
  let number = 0;
  const contact = (person: DemoClient, email: string | undefined) => ({
    nombre: person.nombre,
    apellidos: person.apellidos,
    email: email ?? emailOf(person),
    phone: phoneOf(person, ++number),
  });
  const withActor = <Person extends DemoClient>(person: Person, made: Made): WithActor<Person> => ({
    ...person,
    id: made.id,
    actor: actorOf(send, made, payByCard),
  });

  clock.at = calendar.day(420, '09:00');
  const admin = await makeAdmin(services, { ...DEMO_ADMIN, email: adminMail ?? '', phone: '' });

  const joinProfessional = async (person: DemoProfessional, email?: string) => {
    const { estado, ciudad, colonias } = PLACES[person.home];
    const [colonia, cp] = colonias[number % colonias.length] ?? colonias[0];
    const { waiting, refused, ...facts } = person;
    const made = await makeProfessional(services, {
      ...facts,
      ...contact(person, email),
      estado,
      ciudad,
      colonia,
      cp,
      validated: !waiting,
      by: admin.id,
      ...(refused !== undefined && { refused }),
    });
    if (!waiting && refused === undefined) await sayOffer(person, made, number);
    return withActor(person, made);
  };
  const prices = new Map(
    (await send(getDataCategorias, {})).categorias.map(({ categoria, data_categoria }) => [
      categoria,
      Math.min(...data_categoria.form.map(({ precio }) => precio)),
    ]),
  );
  const sayOffer = async ({ profesion }: DemoProfessional, as: Made, nth: number) => {
    const { price, dias, ...hours } = offerOf(nth - 1);
    const desde = roundPrice((prices.get(profesion) ?? 0) * price);
    const precios = desde > 0 ? [{ profesion, desde }] : [];
    await send(horarioPrecios, { oferta: { dias: [...dias], ...hours, precios } }, { as });
  };
  const joinClient = async (person: DemoClient, email?: string) =>
    withActor(person, await makeClient(services, contact(person, email)));

  // From about a year ago until the first scenario; those who wait for validation joined in the last days.
  const decided = PROFESSIONALS.filter(({ waiting, refused }) => !waiting && !refused);
  const undecided = PROFESSIONALS.filter((person) => !decided.includes(person));
  const professionals: WithActor<DemoProfessional>[] = [];
  const clients: WithActor<DemoClient>[] = [];
  clock.at = calendar.day(400, '11:30');
  const professional = await joinProfessional(DEMO_PROFESSIONAL, professionalMail);
  for (const [i, person] of decided.entries()) {
    clock.at = calendar.day(395 - i * 4, '10:00', (i * 37) % 540);
    professionals.push(await joinProfessional(person));
  }
  clock.at = calendar.day(140, '19:05');
  const client = await joinClient(DEMO_CLIENT, clientMail);
  for (const [i, person] of CLIENTS.entries()) {
    clock.at = calendar.day(138 - i, '09:00', (i * 53) % 720);
    const joined = await joinClient(person);
    await send(updateAddress, homeOf(person, i), { as: joined.actor });
    clients.push(joined);
  }
  for (const [i, person] of undecided.entries()) {
    clock.at = calendar.day(undecided.length - i, '12:00', i * 47);
    professionals.push(await joinProfessional(person));
  }
  const team = { ...admin, actor: actorOf(send, admin) };
  return { admin: team, client, professional, clients, professionals };
}

/** As people say prices: by fives below a hundred pesos, by fifties above. */
function roundPrice(mxn: number): number {
  const step = mxn < 100 ? 5 : 50;
  return Math.round(mxn / step) * step;
}

const STREETS = ['Morelos', 'Hidalgo', 'Juárez', 'Allende', 'Aldama', 'Matamoros', 'Zaragoza'];

/** Where somebody lives, so that who is paid to come knows where. */
function homeOf({ home }: DemoClient, nth: number) {
  const { estado, ciudad, colonias } = PLACES[home];
  const [colonia, cp] = colonias[nth % colonias.length] ?? colonias[0];
  const direccion = `${STREETS[nth % STREETS.length]} ${100 + nth * 7}`;
  return { direccion, colonia, cp, estado, ciudad };
}

/** `ramon.nunez@demo.mx` */
const emailOf = ({ nombre, apellidos }: DemoClient): string =>
  `${nombre} ${apellidos.split(' ')[0]}`
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')
    .concat('@demo.mx');

/** The digit after the area code is 0, which no real number has. */
function phoneOf({ home }: DemoClient, number: number): string {
  const { lada } = PLACES[home];
  const scattered = String((number * 7919) % 1_000_000).padStart(6, '0');
  return `+52${lada}0${scattered.padStart(9 - lada.length, '1').slice(-(9 - lada.length))}`;
}
