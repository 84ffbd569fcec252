import type { Unaccepted } from '#domain/requests/state.ts';

/**
 * What somebody's answering proposal came to that nobody accepted: in a word, and within a sentence as its client and
 * its author read it.
 */
export const PROPOSAL_END: Record<
  Unaccepted,
  { word: string; toClient: (author: string) => string; toAuthor: (client: string) => string }
> = {
  retirada: {
    word: 'Se retiró',
    toClient: (author) => `${author} retiró su propuesta`,
    toAuthor: () => 'retiraste tu propuesta',
  },
  rechazada: {
    word: 'Rechazada',
    toClient: (author) => `rechazaste la propuesta de ${author}`,
    toAuthor: (client) => `${client} rechazó tu propuesta`,
  },
  expirada: {
    word: 'Venció',
    toClient: (author) => `la propuesta de ${author} venció`,
    toAuthor: () => 'tu propuesta venció',
  },
};
