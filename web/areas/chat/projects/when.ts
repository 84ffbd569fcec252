import type { Proposal } from '#contract/views.ts';
import { formatClock, formatDay, mexicoDay } from '#lib/mexico-time.ts';
import type { Estado } from '#domain/projects/graph.ts';

const DEADLINES: Partial<Record<Estado, string>> = {
  expirada: 'Vence',
  cancelada: 'Sin pago se cancela',
  completado: 'Se da por completado',
  finalizada: 'Se finaliza solo',
};

/** «Vence el mié 9 dic a las 9:48»: the automatic transition at the deadline; '' without one. */
export function deadlineOf(
  { vence, otra_elegida }: Pick<Proposal, 'vence' | 'otra_elegida'>,
  today: string,
): string {
  const verb = vence && !otra_elegida && DEADLINES[vence.estado];
  if (!verb) return '';
  const { day, clock } = partsOf(vence.at);
  const hours = clock.startsWith('1:') ? 'a la' : 'a las';
  return `${verb} ${day === today ? 'hoy' : `el ${formatDay(day)}`} ${hours} ${clock}`;
}

/** «vence mar 8 dic», or today with its hour: when an unanswered proposal ends; '' without a deadline, and where another answer was chosen. */
export function expiryOf(
  { vence, otra_elegida }: Pick<Proposal, 'vence' | 'otra_elegida'>,
  today: string,
): string {
  if (vence?.estado !== 'expirada' || otra_elegida) return '';
  const { day, clock } = partsOf(vence.at);
  return `vence ${day === today ? `hoy, ${clock}` : formatDay(day)}`;
}

function partsOf(at: string): { day: string; clock: string } {
  const time = Date.parse(at);
  return { day: mexicoDay(time), clock: formatClock(time) };
}

/** «mar 24 nov 2026», in Mexico City. */
export const dayOf = (at: string): string => {
  const { day } = partsOf(at);
  return `${formatDay(day)} ${day.slice(0, 4)}`;
};
