import { stopped } from '#lib/stopped.ts';
import type { OwnRequest, RequestRecipient } from '#contract/requests.ts';
import { placeWords } from '#domain/requests/place-words.ts';
import { whenWords } from '#domain/requests/when.ts';
import { capitalized } from '#lib/capitalized.ts';
import { formatClock, formatMoment, mexicoDay } from '#lib/mexico-time.ts';
import { usualTime } from '#web/shared/answer-time.ts';
import { PROPOSAL_END } from '#web/shared/requests/proposal-end.ts';
import { pesos } from '#web/ui/money.tsx';
import type { ChipProps } from '#web/ui/chip.tsx';

/** Answers among which the client can choose. */
export const proposalsOf = ({ destinatarios }: OwnRequest): readonly RequestRecipient[] =>
  destinatarios.filter(({ propuesta }) => propuesta?.estado === 'publicada');

/** The recipient whose proposal was accepted; a project that was cancelled makes room for another. */
export const chosenOf = ({ destinatarios }: OwnRequest): RequestRecipient | undefined => {
  const accepted = destinatarios.filter(
    ({ propuesta }) => propuesta && propuesta.estado !== 'publicada',
  );
  return accepted.find(({ propuesta }) => propuesta?.estado !== 'cancelada') ?? accepted[0];
};

/** Whether the project with who was chosen was cancelled, so that somebody else can be. */
export const wasCancelled = (request: OwnRequest): boolean =>
  request.estado === 'elegida' && chosenOf(request)?.propuesta?.estado === 'cancelada';

/** Whether one of the answers can be chosen now. */
export const canChoose = (request: OwnRequest): boolean =>
  request.estado === 'abierta' || wasCancelled(request);

/** Whether it is the client's turn: there is an answer to choose. */
export const waitsForChoice = (request: OwnRequest): boolean =>
  canChoose(request) && proposalsOf(request).length > 0;

/** Whether those who were passed over can be asked again: the project was cancelled, and the day is still to come. */
export const canAskAnew = (request: OwnRequest, today: string): boolean =>
  wasCancelled(request) && request.datos.fecha >= today && passedOver(request).length > 0;

/** Who had not answered when somebody else was chosen. */
const passedOver = ({ destinatarios }: OwnRequest): readonly RequestRecipient[] =>
  destinatarios.filter(({ estado, propuesta_fin }) => estado === 'expirada' && !propuesta_fin);

/**
 * How long those usually take who have not answered yet: «Suelen responder en unos 20 minutos. »; '' where too little was
 * measured, and where it would say nothing.
 */
export function usuallyWords({ destinatarios }: OwnRequest): string {
  const waiting = destinatarios.filter(({ estado }) => estado === 'enviada' || estado === 'vista');
  const known = waiting.filter(({ responde_en }) => typeof responde_en === 'number');
  const minutes = known.flatMap(({ responde_en }) => responde_en ?? []).sort((a, b) => a - b);
  const median = minutes[Math.floor((minutes.length - 1) / 2)];
  const time = median === undefined ? '' : usualTime(median);
  if (!time) return '';
  const [one] = known;
  const name = waiting.length === 1 ? 'Suele' : `${one?.nombre} suele`;
  return `${known.length === 1 ? name : 'Suelen'} responder ${time}. `;
}

/** One by name. */
const people = ([one, ...more]: readonly RequestRecipient[]): string =>
  one && more.length === 0 ? one.nombre : `${more.length + 1} profesionales`;

/** What a request waits for, in a word. */
export function stateOf(request: OwnRequest): { word: string; tone: ChipProps['tone'] } {
  if (wasCancelled(request)) return { word: 'Cancelada', tone: 'neutral' };
  if (request.estado === 'elegida') return { word: 'Elegida', tone: 'success' };
  if (request.estado === 'cerrada') return { word: 'Cerrada', tone: 'neutral' };
  if (proposalsOf(request).length > 0) return { word: 'Te toca elegir', tone: 'accent' };
  if (waits(request)) return { word: 'Esperando', tone: 'neutral' };
  return { word: endsOf(request).length > 0 ? 'Sin propuestas' : 'Sin respuesta', tone: 'sun' };
}

/** What became of the proposals that nobody can accept any more. */
const endsOf = ({ destinatarios }: OwnRequest): readonly string[] =>
  destinatarios.flatMap(({ nombre, propuesta_fin }) =>
    propuesta_fin ? [capitalized(PROPOSAL_END[propuesta_fin].toClient(nombre))] : [],
  );

/** Whether an open request has come to nothing: no proposal, and nobody who may still answer. */
export const isSilent = (request: OwnRequest): boolean =>
  request.estado === 'abierta' && !waits(request) && proposalsOf(request).length === 0;

/** Whether somebody may still answer. */
export const waits = ({ destinatarios }: OwnRequest): boolean =>
  destinatarios.some(({ estado }) => estado === 'enviada' || estado === 'vista');

/** What happened so far, in one sentence. */
export function storyOf(request: OwnRequest, today: string): string {
  const { destinatarios, estado } = request;
  const chosen = chosenOf(request);
  if (chosen && wasCancelled(request)) {
    const next =
      proposalsOf(request).length > 0
        ? 'Puedes elegir a otra persona.'
        : canAskAnew(request, today)
          ? 'Puedes preguntar de nuevo a los demás.'
          : 'Pídela otra vez.';
    return `El proyecto con ${chosen.nombre} se canceló. ${next}`;
  }
  if (estado === 'elegida' && chosen) return `Elegiste a ${stopped(chosen.nombre)}`;
  if (estado === 'cerrada') return 'Ya no la necesitas.';
  const prices = proposalsOf(request).map(({ propuesta }) => propuesta?.precio ?? 0);
  if (prices.length === 1) return `1 propuesta de ${pesos(prices[0] ?? 0)}.`;
  if (prices.length > 1) return `${prices.length} propuestas desde ${pesos(Math.min(...prices))}.`;
  if (destinatarios.every((one) => one.estado === 'declinada'))
    return 'Nadie puede esta vez. Pídela otra vez.';
  const [end, ...ends] = waits(request) ? [] : endsOf(request);
  if (end)
    return `${stopped(ends.length > 0 ? 'Ya no queda ninguna propuesta' : end)} Pídela otra vez.`;
  if (!waits(request)) return 'Nadie alcanzó a responder. Pídela otra vez.';
  const seen = destinatarios.filter((one) => one.estado === 'vista');
  if (seen.length > 0) return `La ${seen.length === 1 ? 'vio' : 'vieron'} ${stopped(people(seen))}`;
  return `Ya la ${destinatarios.length === 1 ? 'tiene' : 'tienen'} ${stopped(people(destinatarios))}`;
}

/** Who of several cannot come: «Rubén declinó.», «2 declinaron.»; '' for nobody, and once that is decided. */
export function declinedOf({ estado, destinatarios }: OwnRequest): string {
  const declined = destinatarios.filter((one) => one.estado === 'declinada');
  const [only] = declined;
  if (estado !== 'abierta' || !only || declined.length === destinatarios.length) return '';
  return declined.length === 1 ? `${only.nombre} declinó.` : `${declined.length} declinaron.`;
}

/** When and where the work is wanted: «Esta semana · Santa Teresita, 44600 Guadalajara». `today` is `YYYY-MM-DD`. */
export const whenAndWhere = ({ datos }: OwnRequest, today: string): string =>
  [whenWords(datos, today), placeWords({ ...datos, estado: '' })].filter(Boolean).join(' · ');

/** «hasta hoy a las 13:06», «hasta el sáb 28 nov, 13:06». `today` is `YYYY-MM-DD`. */
export function untilWords(vence: string, today: string): string {
  const at = Date.parse(vence);
  return mexicoDay(at) === today
    ? `hasta hoy a las ${formatClock(at)}`
    : `hasta el ${formatMoment(at)}`;
}

/** Whether somebody who was asked still waits: for the client, or to answer. */
export const isAwaited = (request: OwnRequest): boolean =>
  waits(request) || proposalsOf(request).length > 0;
