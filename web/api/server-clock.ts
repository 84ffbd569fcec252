/** Pages rendered on the server read its clock: it stores its own under this symbol. */
const ON_SERVER = Symbol.for('maestros.clock');

let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The time in epoch ms by the server's clock, with whose instants it is compared: what a device is wrong about would give
 * somebody days that they do not have. Durations on the device alone are measured by its own clock.
 */
export function serverNow(): number {
  if (typeof document !== 'undefined') return Date.now() + ahead;
  const clock = (globalThis as { [ON_SERVER]?: () => number })[ON_SERVER];
  return clock ? clock() : Date.now();
}

/** Calls back whenever the server's clock turns out to be another than was known. */
export function whenServerClockMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How coarse the `Date` of a reply is, and how far two clocks drift apart without anybody's seeing it. */
const SECOND = 1000;
const SLACK = 5 * SECOND;

/**
 * Learns from the `Date` of a reply how far the server's clock is from the device's, whose time it was `sent` and is
 * `received`: the server wrote it between the two. Only what cannot be so is corrected, so that words do not flicker.
 */
export function learnServerTime(date: string | null, sent: number, received = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const [least, most] = [at - received, at + SECOND - sent];
  if (ahead >= least - SLACK && ahead <= most + SLACK) return;
  // A device whose own clock fits keeps it as it is.
  ahead = least - SLACK <= 0 && most + SLACK >= 0 ? 0 : Math.round((least + most) / 2);
  for (const listener of listeners) listener();
}
