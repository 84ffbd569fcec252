/** How much each may have under way at once, and how much more may wait for its turn. */
interface TurnLimits {
  readonly atOnce: number;
  readonly maxQueue: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Whoever asks for much at once waits for their own: of each, an account or a network, only so much is under way at a time. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #refusal: () => Error;
  readonly #lines = new Map<string, Line>();

  /** `refusal`: what whoever finds no place in their own line is told. */
  constructor(limits: TurnLimits, refusal: () => Error) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  async run<T>(from: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(from) ?? { running: 0, waiting: [] };
    this.#lines.set(from, line);
    if (line.running < this.#limits.atOnce) line.running++;
    else if (line.waiting.length < this.#limits.maxQueue)
      await new Promise<void>((resolve) => void line.waiting.push(resolve));
    else throw this.#refusal();
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) this.#lines.delete(from);
    }
  }
}
