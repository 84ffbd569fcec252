const MINUTE = 60_000;

/** Minutes from each refusal of a refund to the next try: ten tries in three days. */
const WAITS = [5, 30, 120, 360, 720, 720, 720, 720, 900] as const;

/**
 * When to retry a refund that has been refused `tries` times (epoch ms); null when it has failed for good and
 * waits for the team (docs/decisions/0007).
 */
export function nextRefundTry(tries: number, now: number): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}

/**
 * When to check again a refund that the provider has been processing since `since` (epoch ms): after as long
 * as it has taken so far, from ten minutes to six hours.
 */
export const nextRefundLook = (since: number, now: number): number =>
  now + Math.min(Math.max(now - since, 10 * MINUTE), 360 * MINUTE);

/** How long one process may take to request a refund before another one may, in ms. */
export const REFUND_ASKED_MS = 10 * MINUTE;

const DAY = 24 * 60 * MINUTE;
/** For how many days a bank may still send back what the provider called done. */
const WATCHED_DAYS = 30;

/** When to ask again about a refund that was done at `doneAt`: daily for thirty days, then null (4 §A; epoch ms). */
export const nextRefundWatch = (doneAt: number, now: number): number | null =>
  now + DAY > doneAt + WATCHED_DAYS * DAY ? null : now + DAY;

/** Where a refund stands (4 §A). */
export const REFUND_STATES = ['pendiente', 'hecha', 'fallida', 'liquidada_por_fuera'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The state of a refund by what is stored of it; `outside`: it was paid another way than to the card. */
export function refundState(refund: {
  done: boolean;
  failed: boolean;
  outside: boolean;
}): RefundState {
  if (refund.outside) return 'liquidada_por_fuera';
  if (refund.done) return 'hecha';
  return refund.failed ? 'fallida' : 'pendiente';
}

/** How a refund was paid that did not reach its card. */
export const OUTSIDE_WAYS = ['transferencia', 'efectivo', 'otro'] as const;
export type OutsideWay = (typeof OUTSIDE_WAYS)[number];

/** The same in a sentence. */
export const OUTSIDE_NAMES: Readonly<Record<OutsideWay, string>> = {
  transferencia: 'transferencia',
  efectivo: 'efectivo',
  otro: 'otro medio',
};

/** Why a refund failed: its bank's refusal, its cancelling, or the provider's refusal to make it. */
export const FAILURES = ['rechazada', 'cancelada', 'no_aceptada'] as const;

/** Which of them the provider's word means. */
export function failureOf(word: string): (typeof FAILURES)[number] {
  if (word === 'failed') return 'rechazada';
  return word === 'canceled' ? 'cancelada' : 'no_aceptada';
}
