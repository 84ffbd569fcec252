import { ACCOUNT_ORDERS } from '#domain/accounts/listing.ts';
import { ANY, countSet, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';
import { VALIDATION } from '../words.ts';

/** The values that each filter accepts. */
export const CHOICES = {
  rol: ['1', '2'],
  validacion: ['pendiente', 'validado', 'rechazado'],
  estado: ['suspendidas'],
  categoria: ANY,
  lugar: ANY,
  ciudad: ANY,
  cohorte: ANY,
  volvieron: ['1', '2', '3', '6', '12'],
  orden: ACCOUNT_ORDERS,
  filas: ROWS,
} as const;

export type AccountsQuery = ListQuery<typeof CHOICES>;

/** How many filters are set, without those with which a number elsewhere led here. */
export const setOf = (query: AccountsQuery): number =>
  countSet(query, ['rol', 'validacion', 'estado']);

/** What the call takes of them. */
export const inputOf = (query: AccountsQuery) => ({
  search: query.search,
  categoria: query.categoria,
  lugar: query.lugar,
  ciudad: query.ciudad,
  cohorte: query.cohorte,
  ...(query.rol !== '' && { rol: query.rol }),
  ...(query.validacion !== '' && { validacion: query.validacion }),
  ...(query.estado !== '' && { suspendidas: true }),
  ...(query.volvieron !== '' && { volvieron: Number(query.volvieron) }),
  ...(query.orden !== '' && { orden: query.orden }),
});

interface Option {
  readonly value: string;
  readonly label: string;
}

export const ROLES: readonly Option[] = [
  { value: '', label: 'Todos' },
  { value: '1', label: 'Clientes' },
  { value: '2', label: 'Profesionales' },
];
export const VALIDATIONS: readonly Option[] = [
  { value: '', label: 'Todas' },
  { value: 'pendiente', label: VALIDATION.pendiente[0] },
  { value: 'validado', label: 'Validados' },
  { value: 'rechazado', label: 'Rechazados' },
];
export const STATES: readonly Option[] = [
  { value: '', label: 'Todas' },
  { value: 'suspendidas', label: 'Suspendidas' },
];
export const ORDERS = [
  { value: '', label: 'Las más nuevas' },
  { value: 'antiguas', label: 'Las más antiguas' },
  { value: 'nombre', label: 'Por nombre' },
] as const;
