import type { DemoClient, DemoProfessional } from './people/person.ts';
import { BUILDING } from './people/building.ts';
import { CLIENTS } from './people/clients.ts';
import { HOUSEHOLD } from './people/household.ts';
import { INSTALLATIONS } from './people/installations.ts';

export type { DemoClient, DemoProfessional } from './people/person.ts';
export { CLIENTS } from './people/clients.ts';

/** This client, professional and admin can sign in with the printed password (accounts.ts). */
export const DEMO_CLIENT: DemoClient = {
  nombre: 'Clara',
  apellidos: 'Ríos Mendoza',
  gender: 'f',
  home: 'guadalajara',
};

export const DEMO_PROFESSIONAL: DemoProfessional = {
  nombre: 'Ramón',
  apellidos: 'Núñez Ibarra',
  gender: 'm',
  nombre_comercial: 'Taller Núñez',
  profesion: 'Plomería',
  profesiones: ['Instalación de electrodomésticos'],
  home: 'guadalajara',
  works: 'ciudad',
  descripcion:
    'Plomero en Santa Tere desde hace dieciocho años: fugas, boilers y baños completos. Contesto el mismo día, llego a la hora que digo y la garantía te la doy por escrito. Si puedo repararlo, no te vendo uno nuevo.',
};

export const DEMO_ADMIN = { nombre: 'Adriana', apellidos: 'Salcedo Montes' } as const;

export const PROFESSIONALS: readonly DemoProfessional[] = [
  ...INSTALLATIONS,
  ...HOUSEHOLD,
  ...BUILDING,
];

/** Everybody with a face. The order must not change: the index determines the data of their ID. */
export const FACES: readonly (DemoClient | DemoProfessional)[] = [
  DEMO_PROFESSIONAL,
  ...PROFESSIONALS,
  DEMO_CLIENT,
  ...CLIENTS,
];
