/** The ways out of the product by which people are told (4 §E). */
export type Channel = 'whatsapp' | 'email';

/** Milliseconds until a channel that did not say that the message arrived gives way to the next. */
export const GIVES_WAY_AFTER = 60 * 60_000;

/**
 * What goes out first (`after` null) or when the channel `after` did not arrive: of `steps`, whose channels go at once,
 * the next that somebody has not turned off (`off`). Empty when there is none.
 */
export function nextChannels(
  steps: readonly (readonly Channel[])[],
  after: Channel | null,
  off: readonly Channel[],
): readonly Channel[] {
  const from = after === null ? 0 : steps.findIndex((step) => step.includes(after)) + 1;
  const left = steps.slice(from).map((step) => step.filter((channel) => !off.includes(channel)));
  return left.find((step) => step.length > 0) ?? [];
}
