import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { dueNow, whyNot } from '../projects/can.ts';
import type { ProjectEvent } from '../projects/events.ts';
import { type Estado, UNDER_WAY } from '../projects/graph.ts';
import type { ProposalState } from '../projects/state.ts';

/** Why a project becomes a case for the team (4 §D), by the word of the wire and the database. */
export const CASE_CAUSES = ['disputa', 'resto', 'sin_marcar', 'retenido'] as const;
export type CaseCause = (typeof CASE_CAUSES)[number];

/** What a list of cases is filtered by: one cause, or those that the list of disputes does not have. */
export const CASE_FILTERS = [...CASE_CAUSES, 'sin_disputa'] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** What the team decides: all that is held goes back, a dispute is ruled on, or the project goes on as it is. */
export const CASE_DECISIONS = ['devolver', 'repartir', 'seguir'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

interface CaseRule {
  /** As lists call it. */
  readonly label: string;
  /** Days of standing after which the case is opened. */
  readonly days: number;
  /** What the two sides are told when it is opened, after «El equipo está revisando el proyecto.»; null where they know. */
  readonly told: string | null;
  /** Why it was opened; `since` is a day as people read it. */
  readonly why: (since: string) => string;
  /** What has ended the cause, as people read it; null while it stands. */
  readonly ended: (state: ProposalState, evento: ProjectEvent | null) => string | null;
  /** Whether the team can let the project go on while the cause stands. */
  readonly mayGoOn: boolean;
}

/** How a project got out of what a work under way can wait for. */
const OVER: Partial<Record<Estado, string>> = {
  cancelada: 'El proyecto se canceló.',
  completado: 'El trabajo se dio por terminado.',
  finalizada: 'El proyecto se finalizó.',
};

const overBy = ({ estado }: ProposalState): string | null =>
  UNDER_WAY.includes(estado) ? null : (OVER[estado] ?? 'El proyecto terminó.');

const DISPUTE_ENDS: Partial<Record<ProjectEvent, string>> = {
  disputa_resuelta: 'El equipo resolvió la disputa.',
  disputa_retirada: 'Quien abrió la disputa la retiró.',
  disputa_acordada: 'Las dos partes llegaron a un acuerdo.',
};

/** Every cause of a case, in the order in which lists offer them. */
export const CASES: Readonly<Record<CaseCause, CaseRule>> = {
  disputa: {
    label: 'Disputa abierta',
    days: 0,
    told: null,
    why: (since) =>
      `Hay una disputa abierta desde el ${since}: el dinero y los plazos esperan hasta que termine.`,
    ended: ({ en_disputa }, evento) =>
      en_disputa ? null : ((evento && DISPUTE_ENDS[evento]) ?? 'La disputa terminó.'),
    mayGoOn: true,
  },
  resto: {
    label: 'Entregado y sin pagar el resto',
    days: 14,
    told: 'Pasaron 14 días desde la entrega y falta un pago. Con el pago, la revisión termina sola; si hay un problema, cuéntenlo aquí.',
    why: (since) =>
      `El trabajo está entregado y falta un pago desde el ${since}: pasaron 14 días y el cliente no ha pagado.`,
    ended: (state) => {
      const over = overBy(state);
      if (over !== null) return over;
      if (state.entregado_at === null) return 'El cliente pidió cambios: ya no está entregado.';
      return dueNow(state) === 0 ? 'Ya no falta ningún pago.' : null;
    },
    mayGoOn: true,
  },
  sin_marcar: {
    label: 'Con pago y sin entregar',
    days: 30,
    told: 'En 30 días nadie marcó el trabajo como entregado. Si ya está hecho, basta con entregarlo; si no, cuenten aquí qué falta.',
    why: (since) =>
      `Hay un pago y desde el ${since} nadie ha marcado el trabajo como entregado: pasaron 30 días.`,
    ended: (state) =>
      overBy(state) ??
      (state.entregado_at === null ? null : 'El profesional lo marcó como entregado.'),
    mayGoOn: true,
  },
  retenido: {
    label: 'Dinero protegido desde hace 75 días',
    days: 75,
    told: 'Hay dinero protegido desde hace 75 días y hay que decidir a quién le toca. Cuenten aquí qué falta.',
    why: (since) =>
      `Hay dinero protegido desde el ${since}: pasaron 75 días y hay que decidir a quién le toca.`,
    ended: ({ retenido }) => (retenido > 0 ? null : 'Ya no hay dinero protegido.'),
    mayGoOn: false,
  },
};

/** Why a case was opened, in a sentence; `since` is when its cause began, epoch milliseconds. */
export const whyOpened = (causa: CaseCause, since: number): string =>
  CASES[causa].why(formatDay(mexicoDay(since)));

/** What has ended the cause of a case, in a sentence; null while it stands. `evento` is what happened last, if known. */
export const causeEnded = (
  causa: CaseCause,
  state: ProposalState,
  evento: ProjectEvent | null = null,
): string | null => CASES[causa].ended(state, evento);

/** Why the team cannot give back what a project holds; null when it can. By the word of the wire. */
export const NOT_RETURNED = ['nada_protegido', 'contracargo', 'disputa', 'completado'] as const;
export type NotReturned = (typeof NOT_RETURNED)[number];

/** Whether the team can give back what is held by cancelling at `now` (epoch milliseconds), else why not. */
export function whyNotReturn(state: ProposalState, now: number): NotReturned | null {
  if (state.retenido === 0) return 'nada_protegido';
  if (state.en_contracargo) return 'contracargo';
  if (state.en_disputa) return 'disputa';
  return whyNot('cancelar', state, 'admin', now) === null ? null : 'completado';
}

/** What the team can decide at `now` about a project with an open case of that cause. */
export const decisionsFor = (
  causa: CaseCause,
  state: ProposalState,
  now: number,
): CaseDecision[] => [
  ...(whyNotReturn(state, now) === null ? (['devolver'] as const) : []),
  ...(whyNotReturn(state, now) === 'disputa' ? (['repartir'] as const) : []),
  ...(CASES[causa].mayGoOn ? (['seguir'] as const) : []),
];

/** How a case was closed; without a decision its cause went away. */
export const closedAs = (decision: CaseDecision | null): string =>
  decision === null ? 'Se cerró solo' : CLOSED[decision];

const CLOSED: Record<CaseDecision, string> = {
  devolver: 'Se devolvió lo protegido',
  repartir: 'Se resolvió la disputa',
  seguir: 'Sigue su curso',
};

/** What the team decided by an event of a project, where it was the team who acted; null where nothing was decided. */
export function decisionBy(evento: ProjectEvent, byTeam: boolean): CaseDecision | null {
  if (evento === 'disputa_resuelta') return 'repartir';
  return byTeam && evento === 'cancelada' ? 'devolver' : null;
}
