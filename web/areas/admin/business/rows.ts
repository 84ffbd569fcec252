import type { Days } from '#domain/business/periods.ts';
import type { ProjectStep } from '#domain/projects/listing.ts';
import { paths } from '#web/paths.ts';
import type { Happened } from './use-business.ts';

/** What is counted, in the order in which it happens, and the list that holds exactly what was counted on some days. */
export const COUNTED = [
  { of: 'solicitudes', label: 'Solicitudes', to: (days: Days) => inDays(paths.teamRequests, days) },
  { of: 'propuestas', label: 'Propuestas', to: stepIn('propuestas') },
  { of: 'aceptadas', label: 'Aceptadas', to: stepIn('aceptadas') },
  { of: 'pagadas', label: 'Pagadas', to: stepIn('pagadas') },
  { of: 'finalizadas', label: 'Finalizadas', to: stepIn('finalizadas') },
] as const satisfies readonly {
  of: keyof Happened;
  label: string;
  to: (days: Days) => string;
}[];

/** A list of what is of these days. */
export const inDays = (list: string, { desde, hasta }: Days, more: Record<string, string> = {}) =>
  `${list}?${new URLSearchParams({ ...more, desde, hasta })}`;

/** The requests that were first answered on these days. */
export const answeredIn = (days: Days) => inDays(paths.teamRequests, days, { paso: 'respondidas' });

function stepIn(paso: ProjectStep) {
  return (days: Days) => inDays(paths.teamProjects, days, { paso });
}
