/** The ways out of the product by which people are told (4 §E). */
export type Channel = 'whatsapp' | 'email';

/** Milliseconds until a channel that did not say that the message arrived gives way to the next. */
export const GIVES_WAY_AFTER = 60 * 60_000;

/**
 * What goes out when `channel` did not arrive, of `steps` whose channels go at once; empty when it was of the last
 * step.
 */
export const channelsAfter = (
  steps: readonly (readonly Channel[])[],
  channel: Channel,
): readonly Channel[] => steps[steps.findIndex((step) => step.includes(channel)) + 1] ?? [];
