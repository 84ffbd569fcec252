/** The ways out of the product by which people are told (4 §E). */
export type Channel = 'push' | 'whatsapp' | 'email';

/** Milliseconds until a channel that did not say that the message arrived gives way to the next. */
export const GIVES_WAY_AFTER = 60 * 60_000;

/**
 * What goes out first (`after` null) or when the channel `after` did not arrive: of `steps`, whose channels go at once,
 * the next that somebody has not turned off or does not have (`off`). Empty when there is none. Only the first channel of
 * a step gives way: what goes with it goes in any case. Who has no device is told by the second step what the first one
 * would have told there.
 */
export function nextChannels(
  steps: readonly (readonly Channel[])[],
  after: Channel | null,
  off: readonly Channel[],
): readonly Channel[] {
  const ways = off.includes('push') ? withoutDevices(steps) : steps;
  const at = ways.findIndex((step) => after !== null && step.includes(after));
  if (at >= 0 && ways[at]?.[0] !== after) return [];
  const left = ways.slice(at + 1).map((step) => step.filter((channel) => !off.includes(channel)));
  return left.find((step) => step.length > 0) ?? [];
}

function withoutDevices(steps: readonly (readonly Channel[])[]): readonly (readonly Channel[])[] {
  const [first = [], second = [], ...rest] = steps;
  return first[0] === 'push' ? [[...second, ...first.slice(1)], ...rest] : steps;
}
