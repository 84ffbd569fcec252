import { REQUEST_ORDERS, REQUEST_STEPS, REQUEST_WITH } from '#domain/requests/listing.ts';
import { REQUEST_STATES } from '#domain/requests/state.ts';
import { ANY, countSet, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';
import { STATES as NAMES } from './words.ts';

/** The values that each filter accepts. */
export const CHOICES = {
  estado: REQUEST_STATES,
  lugar: ANY,
  ciudad: ANY,
  categoria: ANY,
  con: REQUEST_WITH,
  paso: REQUEST_STEPS,
  desde: ANY,
  hasta: ANY,
  orden: REQUEST_ORDERS,
  filas: ROWS,
} as const;

export type RequestsQuery = ListQuery<typeof CHOICES>;

/** How many filters are set, without those with which a number elsewhere led here. */
export const setOf = (query: RequestsQuery): number =>
  countSet(query, ['estado', 'lugar', 'categoria']);

export const isFiltered = (query: RequestsQuery): boolean =>
  setOf(query) + countSet(query, ['search', 'ciudad', 'con', 'paso', 'desde', 'hasta']) > 0;

/** What the call takes of them. */
export const inputOf = (query: RequestsQuery) => ({
  search: query.search,
  lugar: query.lugar,
  ciudad: query.ciudad,
  categoria: query.categoria,
  desde: query.desde,
  hasta: query.hasta,
  ...(query.estado !== '' && { estado: query.estado }),
  ...(query.con !== '' && { con: query.con }),
  ...(query.paso !== '' && { paso: query.paso }),
  ...(query.orden !== '' && { orden: query.orden }),
});

interface Option {
  readonly value: string;
  readonly label: string;
}

export const STATES: readonly Option[] = [
  { value: '', label: 'Todos' },
  ...REQUEST_STATES.map((value) => ({ value, label: NAMES[value][0] })),
];
export const ORDERS = [
  { value: '', label: 'Las más nuevas' },
  { value: 'antiguas', label: 'Las más antiguas' },
] as const;
