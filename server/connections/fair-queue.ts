import { widerNetworks } from './network.ts';

interface QueueLimits {
  /** How much runs at once. */
  readonly concurrency: number;
  /** How much waits at most in each lane. */
  readonly maxQueue: number;
}

/** A kind of people who wait, apart from others. */
interface LaneRules {
  /**
   * One of these runs at a time, and the lane then rests for so many times as long as that took, as it is asked at its end:
   * what it may take of the machine.
   */
  readonly rest?: number | (() => number);
  /** How many of these run at once, where that is less than of all. */
  readonly atOnce?: number;
}

interface Waiting {
  readonly from: string;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Costly work in turns: of the lanes, each that waits gets every other turn; within one, the networks in turn, and within a
 * network around others each of these. Whoever asks much waits for their own; in a full lane the last of whoever waits with
 * the most is refused.
 */
export class FairQueue<Lane extends string> {
  readonly #limits: QueueLimits;
  readonly #lanes: readonly LaneOfQueue[];
  readonly #byName: ReadonlyMap<string, LaneOfQueue>;
  readonly #refusal: () => Error;
  readonly #now: () => number;
  #free: number;
  #last = -1;

  /** `refusal`: what whoever finds no place is told. */
  constructor(
    lanes: Readonly<Record<Lane, LaneRules>>,
    limits: QueueLimits,
    refusal: () => Error,
    now: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#refusal = refusal;
    this.#free = limits.concurrency;
    this.#byName = new Map(
      Object.entries<LaneRules>(lanes).map(([name, rules]) => [name, new LaneOfQueue(rules)]),
    );
    this.#lanes = [...this.#byName.values()];
    this.#now = now;
  }

  /** Whether one more of there would wait, and not be refused at once: a full lane refuses whoever waits with the most. */
  hasRoom(lane: Lane, from: string): boolean {
    const own = this.#byName.get(lane);
    return own === undefined || own.size < this.#limits.maxQueue || own.hasLargerThan(from);
  }

  /** `from`: the network, or the account, for whom it is. */
  async run<T>(lane: Lane, from: string, work: () => Promise<T>): Promise<T> {
    const own = this.#byName.get(lane);
    if (!own) throw new Error(`no lane ${lane}`);
    await new Promise<void>((resolve, reject) => {
      own.add({ from, begin: resolve, refuse: () => reject(this.#refusal()) });
      this.#next();
      if (own.size > this.#limits.maxQueue) own.dropOfLargest();
    });
    const startedAt = this.#now();
    try {
      return await work();
    } finally {
      this.#free++;
      own.running--;
      const endedAt = this.#now();
      own.restsUntil = endedAt + own.restNow() * (endedAt - startedAt);
      this.#next();
    }
  }

  #next(): void {
    while (this.#free > 0) {
      const now = this.#now();
      const lane = this.#turn(now);
      if (!lane) return this.#wakeLater(now);
      this.#free--;
      lane.running++;
      if (lane.rest !== 0) lane.restsUntil = Infinity;
      lane.take()?.begin();
    }
  }

  /** The next lane after the last one that waits and does not rest. */
  #turn(now: number): LaneOfQueue | undefined {
    for (let step = 1; step <= this.#lanes.length; step++) {
      const at = (this.#last + step) % this.#lanes.length;
      const lane = this.#lanes[at];
      if (!lane || lane.size === 0 || lane.restsUntil > now || lane.running >= lane.atOnce)
        continue;
      this.#last = at;
      return lane;
    }
    return undefined;
  }

  #wakeLater(now: number): void {
    for (const lane of this.#lanes)
      if (lane.size > 0 && lane.restsUntil > now && lane.restsUntil < Infinity && !lane.waking) {
        lane.waking = true;
        setTimeout(
          () => {
            lane.waking = false;
            this.#next();
          },
          Math.ceil(lane.restsUntil - now),
        );
      }
  }
}

class LaneOfQueue {
  readonly rest: number | (() => number);
  readonly atOnce: number;
  running = 0;
  restsUntil = 0;
  waking = false;
  size = 0;
  /** By the widest network around; a map keeps the order, so that the first is whose turn it is. */
  readonly #around = new Map<string, Map<string, Waiting[]>>();

  constructor({ rest = 0, atOnce = Infinity }: LaneRules) {
    this.rest = rest;
    this.atOnce = atOnce;
  }

  restNow(): number {
    return typeof this.rest === 'number' ? this.rest : this.rest();
  }

  add(waiting: Waiting): void {
    const wide = wideOf(waiting.from);
    const networks = this.#around.get(wide) ?? new Map<string, Waiting[]>();
    const own = networks.get(waiting.from) ?? [];
    own.push(waiting);
    networks.set(waiting.from, own);
    this.#around.set(wide, networks);
    this.size++;
  }

  take(): Waiting | undefined {
    const [turn] = this.#around;
    if (!turn) return undefined;
    const [wide, networks] = turn;
    const [from, own] = [...networks][0] ?? ['', []];
    const taken = own.shift();
    this.size--;
    // To the end of the line.
    networks.delete(from);
    if (own.length > 0) networks.set(from, own);
    this.#around.delete(wide);
    if (networks.size > 0) this.#around.set(wide, networks);
    return taken;
  }

  /** Whether the networks around another one wait with more than those around this one would with one more. */
  hasLargerThan(from: string): boolean {
    const waiting = (networks: Map<string, Waiting[]> | undefined) =>
      [...(networks?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);
    const would = waiting(this.#around.get(wideOf(from))) + 1;
    return [...this.#around.values()].some((networks) => waiting(networks) > would);
  }

  /** Refuses the last of the network, of the networks around, that waits with the most. */
  dropOfLargest(): void {
    const waiting = (networks: Map<string, Waiting[]>) =>
      [...networks.values()].reduce((sum, own) => sum + own.length, 0);
    const [wide, networks] = largest([...this.#around], ([, of]) => waiting(of)) ?? [];
    const [from, own] = largest([...(networks ?? [])], ([, of]) => of.length) ?? [];
    if (wide === undefined || from === undefined || !networks || !own) return;
    own.pop()?.refuse();
    this.size--;
    if (own.length === 0) networks.delete(from);
    if (networks.size === 0) this.#around.delete(wide);
  }
}

const wideOf = (from: string): string => widerNetworks(from).at(-1)?.network ?? from;

/** The one with the most; of several the last, who came after the others. */
function largest<Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  for (const item of items) if (found === undefined || of(item) >= of(found)) found = item;
  return found;
}
