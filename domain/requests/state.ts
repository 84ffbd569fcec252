import { capitalized } from '#lib/capitalized.ts';
import { shorten } from '#lib/shorten.ts';
import { endOfNight } from '../notifications/quiet-hours.ts';
import type { Estado } from '../projects/graph.ts';
import { OTHER } from './prequote.ts';
import { workOf } from './request-message.ts';

/** The states of a request (4 §G): it is open until its client chooses somebody or no longer needs it. */
export const REQUEST_STATES = ['abierta', 'elegida', 'cerrada'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * What became of a request with one of its recipients (4 §G). A proposal that ended without being accepted is
 * `expirada`, like a silence that lasted too long.
 */
export const RECIPIENT_STATES = ['enviada', 'vista', 'propuesta', 'declinada', 'expirada'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

const HOUR = 3_600_000;
const LONGEST = 72 * HOUR;
const SHORTEST = 2 * HOUR;

/**
 * Until when an answer to a request is expected: when the work should begin, but not before two hours of a day in which
 * people are told (4 §E) and not later than three days after it was sent. All in milliseconds since 1970; `begins` is
 * the day and hour asked for.
 */
export const answerUntil = (sent: number, begins: number): number =>
  Math.min(Math.max(begins, (endOfNight(sent) ?? sent) + SHORTEST), sent + LONGEST);

/** What is stored of a recipient. `proposal` is the state of their answering proposal, null without one. */
export interface Answer {
  readonly seen: boolean;
  readonly declined: boolean;
  readonly proposal: Estado | null;
}

/** States of a proposal that ended before anybody agreed to it. */
export const UNACCEPTED = ['rechazada', 'retirada', 'expirada'] as const satisfies Estado[];
export type Unaccepted = (typeof UNACCEPTED)[number];

/** States of a project that somebody agreed to and that was not cancelled. */
const AGREED: readonly Estado[] = ['por_pagar', 'pagado', 'completado', 'finalizada'];

/** How an answering proposal ended before anybody agreed to it; null while it stands, once accepted, and without one. */
export const unacceptedEnd = (proposal: Estado | null): Unaccepted | null =>
  UNACCEPTED.find((one) => one === proposal) ?? null;

/** How an answering proposal came to nothing, as its author reads it: it also made way for another, or was passed over. */
export const AUTHORS_ENDS = [...UNACCEPTED, 'reemplazada', 'no_elegida'] as const;
export type AuthorsEnd = (typeof AUTHORS_ENDS)[number];

/**
 * The same as `unacceptedEnd`, as the author reads it: `replaced` says that it was withdrawn because its author began
 * another, `passedOver` that another answer was accepted while it stood (4 §G).
 */
export function endToAuthor(
  proposal: Estado | null,
  { replaced, passedOver }: { replaced: boolean; passedOver: boolean },
): AuthorsEnd | null {
  if (proposal === 'retirada' && replaced) return 'reemplazada';
  if (proposal === 'publicada' && passedOver) return 'no_elegida';
  return unacceptedEnd(proposal);
}

/**
 * Whether an answering proposal was passed over (4 §G): it is still offered, and another one of the request's `answers`
 * was accepted. One that was cancelled makes room.
 */
export const isPassedOver = (
  proposal: Estado | null,
  answers: readonly (Estado | null)[],
): boolean =>
  proposal === 'publicada' && answers.some((one) => one !== null && AGREED.includes(one));

/** What became of a request with one recipient. `late`: nobody waits for an answer any more. */
export function recipientState(
  { seen, declined, proposal }: Answer,
  { late }: { late: boolean },
): RecipientState {
  if (declined) return 'declinada';
  if (proposal !== null) return unacceptedEnd(proposal) ? 'expirada' : 'propuesta';
  if (late) return 'expirada';
  return seen ? 'vista' : 'enviada';
}

/**
 * Whether a recipient takes one of the places of a request (4 §G). Who declined, let it pass, or whose project was
 * cancelled makes room for somebody else.
 */
export const takesPlace = (state: RecipientState, proposal: Estado | null): boolean =>
  state !== 'declinada' && state !== 'expirada' && proposal !== 'cancelada';

/** Why a professional declines a request, as the client reads it. */
export const DECLINE_REASONS = [
  'Ese día no puedo',
  'Está fuera de mi zona',
  'No hago ese trabajo',
  'Prefiero no decirlo',
] as const;

/** What a request is called: its title, else the work, else its trade; «que lo revisen» names no work. */
export function requestTitle(asked: {
  titulo: string;
  categoria: string;
  aparato: string;
  opt: string;
  descripcion_servicio: string;
}): string {
  const { titulo, categoria, descripcion_servicio } = asked;
  const work = workOf(asked.opt === OTHER ? { ...asked, opt: '' } : asked);
  // «Con material» says how, and of what only with its trade.
  const named = /^(con|sin) /i.test(work)
    ? `${categoria} ${work.charAt(0).toLowerCase()}${work.slice(1)}`
    : work;
  const isOption = asked.opt !== '' && asked.opt !== OTHER;
  return (
    titulo.trim() || (isOption && named) || firstWords(descripcion_servicio) || named || categoria
  );
}

type Compared = Parameters<typeof requestTitle>[0] &
  Readonly<Record<'estado' | 'ciudad' | 'colonia' | 'cp', string>>;

/** Whether two requests ask for the same work at the same place in the same words; its day may be another. */
export const isSameRequest = (one: Compared, other: Compared): boolean =>
  requestTitle(one) === requestTitle(other) &&
  (['categoria', 'descripcion_servicio', 'estado', 'ciudad', 'colonia', 'cp'] as const).every(
    (part) => one[part].trim() === other[part].trim(),
  );

/** As long as the names of options are. */
const TITLE = 60;
const GREETING =
  /^(?:hola|holi|buen[oa]s?(?: (?:d[ií]as?|tardes?|noches?))?|qu[eé] tal|disculpen?|oigan?|saludos)(?!\p{L})[\s,.;:!¡]*/iu;

/** What somebody says first in their own words, without a greeting, cut after a whole word. */
function firstWords(text: string): string {
  let said = text.trim();
  while (GREETING.test(said)) said = said.replace(GREETING, '');
  const [sentence = ''] = said.split(/[.!?;]+(?=\s|$)|\n/u);
  return capitalized(shorten(sentence, TITLE));
}
