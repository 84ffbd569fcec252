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
export const END_TO_AUTHOR: Record<AuthorsEnd, (client: string) => string> = {
  retirada: () => 'retiraste tu propuesta',
  rechazada: (client) => `${client} rechazó tu propuesta`,
  expirada: () => 'tu propuesta venció',
  reemplazada: () => 'tu propuesta se retiró porque empezaste otra',
  no_elegida: (client) => `${client} eligió a otra persona`,
};
