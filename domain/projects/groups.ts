import { ACTIVE, type Estado } from './graph.ts';

/**
 * How the projects of a person are listed: in progress, waiting for an answer, finished, and ended otherwise.
 * Each list is bounded by itself.
 */
export const GROUPS = ['en_curso', 'esperando', 'finalizados', 'cerrados'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * The group of a project; null for a draft that was withdrawn before anybody saw it, which nobody lists. The
 * column `proposal.grupo` says the same.
 */
export function groupOf(estado: Estado, wasPublished: boolean): Group | null {
  if (ACTIVE.includes(estado)) return 'en_curso';
  if (estado === 'por_publicar' || estado === 'publicada') return 'esperando';
  if (estado === 'finalizada') return 'finalizados';
  return estado === 'retirada' && !wasPublished ? null : 'cerrados';
}
