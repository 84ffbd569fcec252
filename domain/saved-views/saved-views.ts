/**
 * The team's lists with filters, by the word of the wire, and what their addresses say: all that a saved view may keep
 * (4 §F). The page is none of it, because a view begins at its first one.
 */
export const VIEW_KEYS = {
  cuentas: [
    'search',
    'rol',
    'validacion',
    'estado',
    'categoria',
    'lugar',
    'ciudad',
    'cohorte',
    'volvieron',
    'orden',
    'filas',
  ],
  proyectos: [
    'search',
    'estado',
    'con',
    'lugar',
    'categoria',
    'precio',
    'responsable',
    'quieto',
    'vence',
    'paso',
    'desde',
    'hasta',
    'orden',
    'filas',
  ],
  solicitudes: [
    'search',
    'estado',
    'lugar',
    'ciudad',
    'categoria',
    'con',
    'paso',
    'desde',
    'hasta',
    'orden',
    'filas',
  ],
  mensajes: ['search', 'orden', 'filas'],
  resenas: ['search', 'type', 'orden', 'filas'],
  pagos_de_clientes: [
    'search',
    'ver',
    'tipo',
    'cantidad_desde',
    'cantidad_hasta',
    'desde',
    'hasta',
    'persona',
    'orden',
    'filas',
  ],
  pagos_a_profesionales: ['fecha', 'estado', 'orden', 'filas'],
  auditoria: ['admin', 'accion', 'persona', 'desde', 'hasta', 'filas'],
} as const;
export type ViewList = keyof typeof VIEW_KEYS;
export const VIEW_LISTS = Object.keys(VIEW_KEYS) as [ViewList, ...ViewList[]];

/** The longest name of a view and the longest text of its address, in characters. */
export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 2000;
/** So many views of a list somebody has at most. */
export const VIEWS_MAX = 20;

/** A view's name in one spelling, so that names that look the same are one: accents, spaces, and what shows nothing. */
export const viewName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What an address says of a list, in one order: its known filters that are set, without the page. Two addresses that
 * show the same have the same text; '' where no filter is set.
 */
export function viewQuery(list: ViewList, address: string): string {
  const params = new URLSearchParams(address);
  const kept = new URLSearchParams();
  for (const key of VIEW_KEYS[list]) {
    const value = params.get(key);
    if (value) kept.set(key, value);
  }
  return kept.toString();
}
