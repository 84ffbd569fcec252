const MB = 1024 * 1024;

/** The memory of a process that uploads may hold: all together, and from one network. */
const LIMITS = { all: 384 * MB, each: 128 * MB };

/** The share of the budget that one upload holds until it is released. */
export interface UploadReservation {
  /** Reserves so many more bytes; false when they do not fit. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * Limits the memory that uploads hold, from their first byte until they are answered. A body is read before
 * its sender is known, so without this a few strangers could exhaust the memory.
 */
export class UploadBudget {
  readonly #limits: typeof LIMITS;
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  open(network: string): UploadReservation {
    let held = 0;
    let open = true;
    return {
      take: (bytes) => {
        const here = this.#byNetwork.get(network) ?? 0;
        const room =
          this.#all + bytes <= this.#limits.all && here + bytes <= this.#limits.each && open;
        if (!room) return false;
        held += bytes;
        this.#all += bytes;
        this.#byNetwork.set(network, here + bytes);
        return true;
      },
      release: () => {
        if (!open) return;
        open = false;
        this.#all -= held;
        const left = (this.#byNetwork.get(network) ?? 0) - held;
        if (left > 0) this.#byNetwork.set(network, left);
        else this.#byNetwork.delete(network);
      },
    };
  }
}
