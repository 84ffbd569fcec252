/** The filters in the address; '' where one is not set. */
export interface AuditFilters {
  admin: string;
  accion: string;
  persona: string;
  desde: string;
  hasta: string;
}

const NAMES = ['admin', 'accion', 'persona', 'desde', 'hasta'] as const;

export const readFilters = (params: URLSearchParams): AuditFilters =>
  Object.fromEntries(
    NAMES.map((name) => [name, params.get(name) ?? '']),
  ) as unknown as AuditFilters;

/** Writes only the filters that are set. */
export const writeFilters = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

export const isFiltered = (filters: AuditFilters): boolean => writeFilters(filters).size > 0;
