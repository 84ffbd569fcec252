import type { OutputOf } from '#contract/call.ts';
import type { getTeamRequest } from '#contract/requests.ts';
import type { RecipientState, RequestState } from '#domain/requests/state.ts';
import type { ChipProps } from '#web/ui/chip.tsx';

export type TeamRequest = OutputOf<typeof getTeamRequest>['solicitud'];

export const STATES: Record<RequestState, readonly [text: string, tone: ChipProps['tone']]> = {
  abierta: ['Abierta', 'primary'],
  elegida: ['Elegida', 'success'],
  cerrada: ['Cerrada', 'neutral'],
};

export const ANSWERS: Record<RecipientState, readonly [text: string, tone: ChipProps['tone']]> = {
  enviada: ['Enviada', 'neutral'],
  vista: ['Vista', 'primary'],
  propuesta: ['Propuesta', 'success'],
  declinada: ['Declinada', 'neutral'],
  expirada: ['Expirada', 'sun'],
};

/** What became of a request with somebody; a request that ended in time was not left unanswered by them. */
export const answerOf = ({
  estado,
  ya_no_hizo_falta,
}: TeamRequest['destinatarios'][number]): (typeof ANSWERS)[RecipientState] =>
  estado === 'expirada' && ya_no_hizo_falta ? ['Ya no hizo falta', 'neutral'] : ANSWERS[estado];

/** One and many of each, the most telling first. */
const COUNTED: readonly (readonly [RecipientState, one: string, many: string])[] = [
  ['propuesta', 'propuesta', 'propuestas'],
  ['vista', 'vista', 'vistas'],
  ['enviada', 'enviada', 'enviadas'],
  ['declinada', 'declinada', 'declinadas'],
  ['expirada', 'expirada', 'expiradas'],
];

/** What became of a request with its recipients: «2 propuestas · 1 declinada». */
export const answersText = (recipients: readonly { estado: RecipientState }[]): string =>
  COUNTED.flatMap(([state, one, many]) => {
    const count = recipients.filter(({ estado }) => estado === state).length;
    return count === 0 ? [] : [`${count}\u00a0${count === 1 ? one : many}`];
  }).join(' · ');
