import type { Message } from '#contract/chat/view.ts';
import type { ChatFact } from '#domain/chat/facts.ts';
import { type EventReader, eventWords, isKnown, sideOfAuthor } from './event-words.ts';

type Fact = NonNullable<Message['hecho']>;

/** A fact in words: of oneself, of somebody else after their name, and what only the other one is told besides. */
interface Wording {
  readonly mine: string;
  readonly theirs: string;
  readonly besides?: string;
}

const WORDS: Readonly<Record<ChatFact, (fact: Fact) => Wording>> = {
  solicitud_elegida: ({ titulo }) => ({
    mine: `Elegiste a otra persona para «${titulo}»`,
    theirs: `eligió a otra persona para «${titulo}»`,
    besides: '. Gracias por tu tiempo.',
  }),
  solicitud_cerrada: ({ titulo }) => ({
    mine: `Avisaste que ya no necesitas «${titulo}»`,
    theirs: `ya no necesita «${titulo}»`,
  }),
  solicitud_reabierta: ({ titulo }) => ({
    mine: `Volviste a preguntar por «${titulo}»`,
    theirs: `volvió a preguntar por «${titulo}»`,
    besides: '. Si puedes, envía tu propuesta.',
  }),
  propuesta_reabierta: ({ titulo }) => ({
    mine: `Volviste a abrir «${titulo}»: su propuesta puede elegirse otra vez`,
    theirs: `volvió a abrir «${titulo}»`,
    besides: ': tu propuesta puede elegirse otra vez.',
  }),
  solicitud_declinada: ({ titulo, detalle }) => ({
    mine: `Declinaste «${titulo}». Motivo: «${detalle}»`,
    theirs: `declinó «${titulo}». Motivo: «${detalle}»`,
  }),
  direccion_dicha: ({ titulo }) => ({
    mine: `Dijiste dónde es el trabajo de «${titulo}»`,
    theirs: `dijo dónde es el trabajo de «${titulo}»`,
    besides: '. Mira la dirección en el proyecto.',
  }),
  direccion_cambiada: ({ titulo }) => ({
    mine: `Cambiaste la dirección de «${titulo}»`,
    theirs: `cambió la dirección de «${titulo}»`,
    besides: '. Mírala en el proyecto.',
  }),
};

/**
 * What the product says in a conversation, in words for its reader; undefined for what this page does not know, because
 * it is older than the server or the message older than facts.
 */
export function factWords(
  evento: string | null,
  fact: Fact | undefined,
  reader: EventReader,
): string | undefined {
  if (evento === null || !fact) return undefined;
  if (isKnown(evento)) return eventWords({ evento, ...fact }, reader);
  if (!isFact(evento)) return undefined;
  const { mine, theirs, besides = '' } = WORDS[evento](fact);
  const side = sideOfAuthor(fact.quien);
  if (side !== null && side === reader.side) return mine;
  const name = side === null ? 'El equipo de Maestros' : reader[side];
  return `${name} ${theirs}${reader.side === null ? '' : besides}`;
}

const isFact = (evento: string): evento is ChatFact => Object.hasOwn(WORDS, evento);

/** One of two people as the reader of what happened between them; `client`: the key of the client of it. */
export const readerOf = (me: string, client: string, other: string): EventReader =>
  me === client
    ? { side: 'client', client: '', professional: other }
    : { side: 'professional', client: other, professional: '' };
