/**
 * The transactions that a reader of the list has seen, in the form of PostgreSQL's snapshots: all below
 * `xmax` except the running ones, which are all at or above `xmin`. Changes by any other transaction are
 * new to the reader, in whichever order they commit.
 */
export interface SeenTransactions {
  readonly xmin: number;
  readonly xmax: number;
  readonly running: readonly number[];
}

/** Keeps polls short; the contract accepts no more. */
const MOST_RUNNING = 128;

/** Parses a snapshot's text, `xmin:xmax:running,…`. */
function readSnapshot(snapshot: string): SeenTransactions {
  const [xmin, xmax, running = ''] = snapshot.split(':');
  const list = running.split(',').filter(Boolean);
  return { xmin: Number(xmin), xmax: Number(xmax), running: list.map(Number) };
}

/**
 * Encodes a mark for the browser: `xmin` and the distances of the others, in base 36. With too many running
 * transactions it claims that none above `xmin` was seen: that repeats changes and misses none.
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

/** Whether this database can have issued the mark; one restored from an older copy cannot. */
export const isFromThisDatabase = (mark: SeenTransactions, snapshot: string): boolean =>
  mark.xmax <= readSnapshot(snapshot).xmax;
