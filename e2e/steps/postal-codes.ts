import type { Colonia } from '#server/db/reference/official/testing.ts';

/** Loaded by `npm run reference` before the journeys; no other journey types these codes. */
export const POSTAL_CODES: readonly Colonia[] = [
  ['45999', 'Los Arrayanes', 'Colonia', 'Zapopan', 'Jalisco', 'Zapopan', '14', '120'],
  ['45999', 'Peña Blanca', 'Colonia', 'Zapopan', 'Jalisco', 'Zapopan', '14', '120'],
  ['01999', 'El Peñón', 'Pueblo', 'Álvaro Obregón', 'Ciudad de México', 'México', '09', '010'],
];
