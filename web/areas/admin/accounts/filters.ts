import { ACCOUNT_ORDERS } from '#domain/accounts/listing.ts';
import { countSet, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';
import { VALIDATION } from '../words.ts';

/** The values that each filter accepts. */
export const CHOICES = {
  rol: ['1', '2'],
  validacion: ['pendiente', 'validado', 'rechazado'],
  estado: ['suspendidas'],
  orden: ACCOUNT_ORDERS,
  filas: ROWS,
} as const;

export type AccountsQuery = ListQuery<typeof CHOICES>;

/** How many filters are set. */
export const setOf = (query: AccountsQuery): number =>
  countSet(query, ['rol', 'validacion', 'estado']);

/** What the call takes of them. */
export const inputOf = ({ search, rol, validacion, estado, orden }: AccountsQuery) => ({
  search,
  ...(rol !== '' && { rol }),
  ...(validacion !== '' && { validacion }),
  ...(estado !== '' && { suspendidas: true }),
  ...(orden !== '' && { orden }),
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
