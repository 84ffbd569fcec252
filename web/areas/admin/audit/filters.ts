/** What the address says of the audit log; '' asks for nothing. */
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

/** Only what differs from the whole log stands in the address. */
export const writeFilters = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

export const isFiltered = (filters: AuditFilters): boolean => writeFilters(filters).size > 0;
