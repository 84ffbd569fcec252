import { ACTIVE, type Estado } from './graph.ts';

/**
 * How the projects of a person are listed: in progress, waiting for an answer, finished, and ended otherwise.
 * Each list is bounded by itself.
 */
export const GROUPS = ['en_curso', 'esperando', 'finalizados', 'cerrados'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * The group of a project; null for a draft that was withdrawn before anybody saw it, which nobody lists. The
 * column `proposal.grupo` says the same, except of an offer whose request chose somebody else (`passedOver`, 4 §G):
 * nobody waits for it, and it is back with those that wait if that project is cancelled.
 */
export function groupOf(estado: Estado, wasPublished: boolean, passedOver: boolean): Group | null {
  if (estado === 'publicada' && passedOver) return 'cerrados';
  if (ACTIVE.includes(estado)) return 'en_curso';
  if (estado === 'por_publicar' || estado === 'publicada') return 'esperando';
  if (estado === 'finalizada') return 'finalizados';
  return estado === 'retirada' && !wasPublished ? null : 'cerrados';
}
