import { PAYMENT_KINDS, PAYMENT_ORDERS } from '#domain/payments/listing.ts';
import { readAmount } from '#lib/amount.ts';
import { ANY, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';
import { SHOWN, shownOptions } from './shown.ts';

/** The values that each filter accepts; days and amounts as text. */
export const CHOICES = {
  ver: [...SHOWN, 'devueltos', 'contracargo'],
  tipo: PAYMENT_KINDS,
  cantidad_desde: ANY,
  cantidad_hasta: ANY,
  desde: ANY,
  hasta: ANY,
  persona: ANY,
  orden: PAYMENT_ORDERS,
  filas: ROWS,
} as const;

export type PaymentsQuery = ListQuery<typeof CHOICES>;

const FOLDED = ['tipo', 'cantidad_desde', 'cantidad_hasta', 'desde', 'hasta'] as const;

/** How many filters are set. */
export const setOf = (query: PaymentsQuery): number =>
  [...FOLDED, 'ver' as const].filter((name) => query[name] !== '').length;

export const isFiltered = (query: PaymentsQuery): boolean =>
  setOf(query) > 0 || query.search !== '' || query.persona !== '';

/** What the call takes of them. */
export function inputOf(query: PaymentsQuery) {
  const { search, ver, tipo, cantidad_desde, cantidad_hasta, desde, hasta, persona, orden } = query;
  const [from, to] = [readAmount(cantidad_desde), readAmount(cantidad_hasta)];
  return {
    search,
    ...(ver === 'intentos' && { intentos: true }),
    ...(ver === 'devueltos' && { con: 'devolucion' as const }),
    ...(ver === 'contracargo' && { con: 'contracargo' as const }),
    ...(tipo !== '' && { tipo }),
    ...(from !== null && { cantidad_desde: from }),
    ...(to !== null && { cantidad_hasta: to }),
    ...(desde !== '' && { desde }),
    ...(hasta !== '' && { hasta }),
    ...(persona !== '' && { persona }),
    ...(orden !== '' && { orden }),
  };
}

interface Option {
  readonly value: string;
  readonly label: string;
}

export const VIEWS: readonly Option[] = [
  ...shownOptions,
  { value: 'devueltos', label: 'Con devolución' },
  { value: 'contracargo', label: 'En contracargo' },
];
export const KINDS: readonly Option[] = [
  { value: '', label: 'Todos' },
  { value: 'proyecto', label: 'Proyectos' },
  { value: 'membresia', label: 'Membresías' },
];
export const ORDERS: readonly Option[] = [
  { value: '', label: 'Los más nuevos' },
  { value: 'cantidad', label: 'De mayor cantidad' },
];
/** As the log words what was asked of a download. */
export const WITH: readonly Option[] = [
  { value: 'devolucion', label: 'Devolución' },
  { value: 'contracargo', label: 'Contracargo abierto' },
];
