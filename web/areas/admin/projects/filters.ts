import { ESTADOS } from '#domain/projects/graph.ts';
import {
  PROJECT_ORDERS,
  PROJECT_STEPS,
  PROJECT_WITH,
  type ProjectStep,
} from '#domain/projects/listing.ts';
import { estadoWords } from '#web/shared/projects/estado-chip.tsx';
import { ANY, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';

/** Prices by their bounds, MXN, both included: none is in two of them. */
const PRICES = {
  'hasta-1000': ['Hasta $1,000', { precio_hasta: 1_000 }],
  '1000-5000': ['Más de $1,000, hasta $5,000', { precio_desde: 1_000.01, precio_hasta: 5_000 }],
  '5000-20000': ['Más de $5,000, hasta $20,000', { precio_desde: 5_000.01, precio_hasta: 20_000 }],
  'desde-20000': ['Más de $20,000', { precio_desde: 20_000.01 }],
} as const;
type Price = keyof typeof PRICES;
const PRICE_KEYS = Object.keys(PRICES) as Price[];

/** The values that each filter accepts; days as text. */
export const CHOICES = {
  estado: ['abiertos', ...ESTADOS],
  con: PROJECT_WITH,
  lugar: ANY,
  categoria: ANY,
  precio: PRICE_KEYS,
  responsable: ANY,
  quieto: ['4', '7', '14', '30'],
  vence: ['1', '3', '7'],
  paso: PROJECT_STEPS,
  desde: ANY,
  hasta: ANY,
  orden: PROJECT_ORDERS,
  filas: ROWS,
} as const;

export type ProjectsQuery = ListQuery<typeof CHOICES>;

/** No filters of the fold: the order, the rows, and the days with which a number elsewhere led here. */
const BESIDE: ReadonlySet<string> = new Set(['orden', 'filas', 'paso', 'desde', 'hasta']);

/** The filters that fold on a phone, with what is set of them. */
export const setOf = (query: ProjectsQuery) =>
  Object.entries(CHOICES)
    .filter(([name]) => !BESIDE.has(name))
    .map(([name]) => query[name as keyof typeof CHOICES])
    .filter((value) => value !== '').length;

/** What the call takes of them. */
export function inputOf(query: ProjectsQuery) {
  const { search, estado, con, lugar, categoria, precio, quieto, vence, orden } = query;
  return {
    search,
    categoria,
    lugar,
    ...(estado !== '' && { estado }),
    ...(con !== '' && { con }),
    ...(query.responsable !== '' && { responsable: query.responsable }),
    ...(precio !== '' && PRICES[precio][1]),
    ...(quieto !== '' && { sin_movimiento: Number(quieto) }),
    ...(vence !== '' && { vence: Number(vence) }),
    ...(query.paso !== '' && { paso: query.paso }),
    ...(query.desde !== '' && { desde: query.desde }),
    ...(query.hasta !== '' && { hasta: query.hasta }),
    ...(orden !== '' && { orden }),
  };
}

/** What happened on the days that the list is of. */
export const STEPS: Record<ProjectStep, string> = {
  propuestas: 'Propuestas',
  aceptadas: 'Aceptadas',
  pagadas: 'Pagadas',
  finalizadas: 'Finalizadas',
};

interface Option {
  readonly value: string;
  readonly label: string;
}

const days = (count: string) => (count === '1' ? '1 día' : `${count} días`);

export const STATES: readonly Option[] = [
  { value: '', label: 'Todas' },
  { value: 'abiertos', label: 'En curso' },
  ...ESTADOS.map((value) => ({ value, label: estadoWords(value) })),
];
export const WITH: readonly Option[] = [
  { value: '', label: 'Lo que sea' },
  { value: 'protegido', label: 'Dinero protegido' },
  { value: 'disputa', label: 'Disputa abierta' },
  { value: 'contracargo', label: 'Contracargo abierto' },
  { value: 'revision', label: 'Detenido por riesgo' },
  { value: 'caso', label: 'Caso abierto' },
];
export const PRICE_OPTIONS: readonly Option[] = [
  { value: '', label: 'Cualquiera' },
  ...PRICE_KEYS.map((value) => ({ value, label: PRICES[value][0] })),
];
export const SILENCES: readonly Option[] = [
  { value: '', label: 'Los que sean' },
  ...CHOICES.quieto.map((value) => ({ value, label: `${days(value)} o más` })),
];
export const DEADLINES: readonly Option[] = [
  { value: '', label: 'Cuando sea' },
  ...CHOICES.vence.map((value) => ({ value, label: `En ${days(value)} o menos` })),
];
export const ORDERS: readonly Option[] = [
  { value: '', label: 'Los más nuevos' },
  { value: 'sin_movimiento', label: 'Abiertos, los más quietos' },
  { value: 'precio', label: 'De mayor precio' },
  { value: 'vence', label: 'Con plazo, lo que vence antes' },
];
