/**
 * What a reader of the list has seen, as text that browsers keep and send back: a PostgreSQL snapshot,
 * `xmin:xmax:xip`. Every transaction below `xmin` was over, and so were those below `xmax` but for the
 * listed ones; what the rest changed came later, in whichever order they commit.
 */
export interface SeenTransactions {
  readonly xmin: string;
  readonly xmax: string;
  readonly running: readonly string[];
}

/** The contract takes no longer ones. */
const MOST_RUNNING = 16;

export function readMark(mark: string): SeenTransactions {
  const [xmin = '0', xmax = '0', running = ''] = mark.split(':');
  return { xmin, xmax, running: running.split(',').filter(Boolean) };
}

/** Where very many are running, the mark says that none above the oldest was seen: that repeats, and misses nothing. */
export function markOf(snapshot: string): string {
  const { xmin, running } = readMark(snapshot);
  return running.length > MOST_RUNNING ? `${xmin}:${xmin}:` : snapshot;
}

/** Whether a database that has come this far can have given the mark; one restored from a copy has not. */
export const isFromHere = (mark: string, snapshot: string): boolean =>
  BigInt(readMark(mark).xmax) <= BigInt(readMark(snapshot).xmax);
