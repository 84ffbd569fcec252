import type { ReceivedRequest } from '#contract/requests.ts';
import type { AuthorsEnd, Unaccepted } from '#domain/requests/state.ts';

/** What somebody's answering proposal came to that nobody accepted: in a word, and within a sentence to its client. */
export const PROPOSAL_END: Record<
  Unaccepted,
  { word: string; toClient: (author: string) => string }
> = {
  retirada: {
    word: 'Se retiró',
    toClient: (author) => `${author} retiró su propuesta`,
  },
  rechazada: {
    word: 'Rechazada',
    toClient: (author) => `rechazaste la propuesta de ${author}`,
  },
  expirada: {
    word: 'Venció',
    toClient: (author) => `la propuesta de ${author} venció`,
  },
};

/** The same within a sentence to its author. */
const END_TO_AUTHOR: Record<AuthorsEnd, (client: string) => string> = {
  retirada: () => 'retiraste tu propuesta',
  rechazada: (client) => `${client} rechazó tu propuesta`,
  expirada: () => 'tu propuesta venció',
  reemplazada: () => 'tu propuesta se retiró porque empezaste otra',
  no_elegida: (client) => `${client} eligió a otra persona`,
};

/** What became of a request that its reader can answer no more, within a sentence: «Ana ya no lo necesita». */
export function receivedWords(
  { estado, respuesta, propuesta_fin }: ReceivedRequest,
  client: string,
): string {
  if (respuesta === 'declinada') return 'declinaste';
  if (propuesta_fin) return END_TO_AUTHOR[propuesta_fin](client);
  if (respuesta === 'propuesta')
    return estado === 'elegida' ? `${client} te eligió` : 'enviaste tu propuesta';
  if (estado === 'elegida') return `${client} eligió a otra persona`;
  return estado === 'cerrada' ? `${client} ya no lo necesita` : 'pasó la hora de responder';
}
