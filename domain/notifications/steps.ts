/** Where a notification is on one channel: waiting for the morning, on its way, handed over, there, read there, or failed. */
export const STEP_STATES = ['espera', 'en_camino', 'enviado', 'llego', 'leido', 'fallo'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** What is known of one channel, as instants. */
export interface StepFacts {
  readonly created_at: Date;
  readonly waits_until: Date | null;
  readonly sent_at: Date | null;
  readonly arrived_at: Date | null;
  readonly read_at: Date | null;
  readonly failed_at: Date | null;
}

/** The state of a channel and since when; of one that waits, until when. */
export function stepOf(facts: StepFacts): { estado: StepState; at: Date } {
  const { read_at, arrived_at, failed_at, sent_at, waits_until } = facts;
  if (read_at) return { estado: 'leido', at: read_at };
  if (arrived_at) return { estado: 'llego', at: arrived_at };
  if (failed_at) return { estado: 'fallo', at: failed_at };
  if (sent_at) return { estado: 'enviado', at: sent_at };
  if (waits_until) return { estado: 'espera', at: waits_until };
  return { estado: 'en_camino', at: facts.created_at };
}

/** Whether something is still to be handed over. */
export const isOnItsWay = (facts: StepFacts): boolean =>
  ['espera', 'en_camino'].includes(stepOf(facts).estado);

/** Whether an event carries a link that works once, which nobody has any more after it was sent. */
export const carriesLink = (evento: string): boolean => evento === 'cuenta_creada';
