import { formatCentavos } from '#domain/money.ts';
import type { NotificationName } from '#domain/notifications/events.ts';

/** The facts of an event that its texts use. */
export interface EventFacts {
  readonly titulo: string;
  readonly client: string;
  readonly professional: string;
  /** Who did it, null for the provider and the clock. */
  readonly actor: 'client' | 'professional' | 'admin' | null;
  /** Centavos that the event moves or requests. */
  readonly monto: number;
  /** Of a revision: whether it changed the price. */
  readonly repriced: boolean;
  /** What is still to be paid after a partial payment, centavos. */
  readonly falta: number;
  /** What the professional received when the rest was refunded, centavos. */
  readonly release: number;
  /** Whether the project had ended before. */
  readonly over: boolean;
  /** Whether one of the two had rated the other before. */
  readonly rated: boolean;
  /** The reason or text given with it. */
  readonly detalle: string;
}

export interface EventTexts {
  /** The automatic message in the chat (1 §4). */
  readonly chat: (facts: EventFacts) => string;
  /** Who is also notified, and with which parameters; null when the chat message is enough. */
  readonly notification: {
    readonly who: 'client' | 'professional' | 'other';
    readonly evento: NotificationName | ((facts: EventFacts) => NotificationName);
    readonly parameters: (facts: EventFacts) => readonly string[];
  } | null;
}

export const actorName = ({ actor, client, professional }: EventFacts): string =>
  actor === 'client' ? client : actor === 'professional' ? professional : 'El equipo de Maestros';

/** « Motivo: …» after a sentence, when there is one. */
export const reason = ({ detalle }: EventFacts, word = 'Motivo'): string =>
  detalle && ` ${word}: ${detalle.replace(/[.\s]+$/, '')}.`;

/** Where the money went when a project ended early. */
export function moneyReturned({ monto, release, professional }: EventFacts): string {
  if (monto === 0 && release === 0) return '';
  const back = `${formatCentavos(monto)} regresan a la tarjeta del cliente`;
  if (release === 0) return ` ${back}.`;
  const paid = `${formatCentavos(release)} son para ${professional}`;
  return monto === 0 ? ` ${paid}.` : ` ${back} y ${paid}.`;
}
