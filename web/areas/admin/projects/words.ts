import type { NotCancelled } from '#domain/projects/cancellation.ts';
import type { Turn } from '#domain/projects/turn.ts';
import type { ListedProject } from '#contract/projects.ts';
import { isClosed } from '#domain/projects/graph.ts';
import { DAY } from '#lib/mexico-time.ts';
import { dayText } from '../words.ts';

/** «6 días»: since when nothing happened to a project that is not over; else the day of its end. */
export function silenceWords({ estado, movido }: ListedProject, now: number): string {
  if (isClosed(estado)) return dayText(movido);
  const days = Math.max(0, Math.floor((now - Date.parse(movido)) / DAY));
  if (days === 0) return 'Hoy';
  return days === 1 ? '1 día' : `${days} días`;
}

/** Where it is: city and state, as far as anybody said. */
export const placeWords = ({ ciudad, lugar }: { ciudad: string; lugar: string }): string =>
  [ciudad, lugar].filter((part) => part !== '').join(', ');

/** Why the team cannot cancel a project. */
export const NOT_CANCELLED_WORDS: Record<NotCancelled, string> = {
  sin_aceptar: 'Nadie lo ha aceptado: no hay nada que cancelar.',
  terminado: 'El proyecto ya terminó.',
  contracargo: 'El banco de la tarjeta revisa un pago: hasta que decida, nada se mueve.',
  disputa: 'Hay una disputa abierta: al resolverla decides a quién le toca lo protegido.',
  completado:
    'El trabajo está completado: lo protegido se libera al finalizar, a más tardar en 7 días.',
};

/** Whose turn it is. */
export function turnWords(
  turno: Turn['who'],
  { client, author }: { client: { nombre: string }; author: { nombre: string } },
): string {
  if (turno === 'client') return `Le toca a ${client.nombre}`;
  if (turno === 'professional') return `Le toca a ${author.nombre}`;
  return turno === 'team' ? 'Le toca al equipo' : '';
}
