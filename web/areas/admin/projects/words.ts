import type { NotCancelled } from '#domain/projects/cancellation.ts';
import type { Turn } from '#domain/projects/turn.ts';
import type { OutputOf } from '#contract/call.ts';
import type { ListedProject, remindProjects, TeamProject } from '#contract/projects.ts';
import type { NobodyToRemind } from '#domain/reminders/asked.ts';
import { isClosed } from '#domain/projects/graph.ts';
import { DAY } from '#lib/mexico-time.ts';
import { dayText, momentText } from '../words.ts';

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

/** Why there is nobody to remind. */
export const NOBODY_WORDS: Record<NobodyToRemind, string> = {
  nadie: 'No le toca a nadie: no hay qué recordar.',
  equipo: 'Le toca al equipo: no hay a quién recordarle.',
  suspendida: 'La cuenta de quien sigue está suspendida: no puede hacerlo.',
};

/** Why nobody can be reminded of a project, as far as a list knows; undefined where somebody may. */
export function notChosenWords(
  project: Pick<ListedProject, 'estado' | 'en_disputa' | 'en_contracargo' | 'en_revision'>,
): string | undefined {
  if (isClosed(project.estado)) return 'Ya terminó: no hay qué recordar.';
  return project.en_disputa || project.en_contracargo || project.en_revision
    ? NOBODY_WORDS.equipo
    : undefined;
}

/** «3 proyectos». */
export const projectsText = (count: number): string =>
  count === 1 ? '1 proyecto' : `${count} proyectos`;

/** «Recordamos 3 proyectos. 2 ya se habían recordado en las últimas 24 horas.» */
export function remindedText({
  recordados,
  ya_recordados,
}: Pick<OutputOf<typeof remindProjects>, 'recordados' | 'ya_recordados'>): string {
  const parts = [
    recordados > 0 && `Recordamos ${projectsText(recordados)}.`,
    ya_recordados === 1 && '1 ya se había recordado en las últimas 24 horas.',
    ya_recordados > 1 && `${ya_recordados} ya se habían recordado en las últimas 24 horas.`,
  ];
  return parts.filter(Boolean).join(' ') || 'No hay a quién recordarle.';
}

/** Why nobody can be reminded now; undefined where somebody can. */
export function notRemindedWords({ recordar, recordatorios }: TeamProject): string | undefined {
  switch (recordar.por_que_no) {
    case null:
      return undefined;
    case 'nadie':
    case 'equipo':
    case 'suspendida':
      return NOBODY_WORDS[recordar.por_que_no];
    case 'reciente': {
      const [last] = recordatorios;
      const again =
        recordar.desde === null ? '' : ` Otra vez desde el ${momentText(recordar.desde)}.`;
      return `${last ? `Ya le recordó ${last.por.nombre} el ${momentText(last.createAt)}.` : 'Ya se le recordó.'}${again}`;
    }
  }
}

const WAYS = {
  push: 'en su dispositivo',
  whatsapp: 'por WhatsApp',
  email: 'por correo',
} as const;

/** By which way a reminder goes, and when. */
export function waysWords({ vias, espera }: TeamProject['recordar']): string {
  if (vias.length === 0) return 'Solo lo verá en sus avisos: no quiere recordatorios por otra vía.';
  const ways = vias.map((via) => WAYS[via]).join(' y ');
  return espera === null
    ? `Le llega ahora ${ways}, y queda en sus avisos.`
    : `Queda en sus avisos, y le llega ${ways} el ${momentText(espera)}: de noche no se molesta a nadie.`;
}
