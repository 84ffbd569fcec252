/**
 * What a reader of the list has seen, as PostgreSQL's snapshots say it: every transaction below `xmin`
 * was over, and so were those below `xmax` but for the ones running. What the rest changed came later,
 * in whichever order they commit.
 */
export interface SeenTransactions {
  readonly xmin: number;
  readonly xmax: number;
  readonly running: readonly number[];
}

/** So that a poll without news stays short; the contract takes no more. */
const MOST_RUNNING = 128;

/** A snapshot as text, `xmin:xmax:running,…`. */
function readSnapshot(snapshot: string): SeenTransactions {
  const [xmin, xmax, running = ''] = snapshot.split(':');
  const list = running.split(',').filter(Boolean);
  return { xmin: Number(xmin), xmax: Number(xmax), running: list.map(Number) };
}

/**
 * What browsers keep and send back: `xmin`, and how far the others are from it, short in base 36. Where
 * very many are running, it says that none above the oldest was seen: that repeats, and misses nothing.
 */
export function markOf(snapshot: string): string {
  const { xmin, xmax, running } = readSnapshot(snapshot);
  const others = running.length > MOST_RUNNING ? [xmin] : [xmax, ...running];
  return [xmin, ...others.map((id) => id - xmin)].map((id) => id.toString(36)).join('.');
}

export function readMark(mark: string): SeenTransactions {
  const [xmin = 0, ...others] = mark.split('.').map((id) => Number.parseInt(id, 36));
  const [xmax = xmin, ...running] = others.map((distance) => xmin + distance);
  return { xmin, xmax, running };
}

/** Whether a database that has come this far can have given the mark; one restored from a copy has not. */
export const isFromThisDatabase = (mark: SeenTransactions, snapshot: string): boolean =>
  mark.xmax <= readSnapshot(snapshot).xmax;
