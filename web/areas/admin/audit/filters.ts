import { countSet } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';

/** The filters in the address; '' where one is not set. */
export interface AuditFilters {
  admin: string;
  accion: string;
  persona: string;
  desde: string;
  hasta: string;
  /** How many rows are loaded at once. */
  filas: (typeof ROWS)[number] | '';
}

const NAMES = ['admin', 'accion', 'persona', 'desde', 'hasta'] as const;

export const readFilters = (params: URLSearchParams): AuditFilters => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >),
  filas: ROWS.find((rows) => rows === params.get('filas')) ?? '',
});

/** Writes only the filters that are set. */
export const writeFilters = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(
    [...NAMES, 'filas' as const].flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );

/** What the calls take of them. */
export const askedOf = ({ admin, accion, persona, desde, hasta }: AuditFilters) => ({
  admin,
  accion,
  persona,
  desde,
  hasta,
});

/** How many filters are set, without the text. */
export const setOf = (filters: AuditFilters): number =>
  countSet(filters, ['admin', 'accion', 'desde', 'hasta']);

export const isFiltered = (filters: AuditFilters): boolean =>
  setOf(filters) > 0 || filters.persona !== '';
