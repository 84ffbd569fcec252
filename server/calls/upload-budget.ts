const MB = 1024 * 1024;

/** What the bodies of uploads may hold of a process's memory: all together, and from one network. */
const MOST = { all: 384 * MB, each: 128 * MB };

/** The part of one upload, until it is let go. */
export interface UploadReservation {
  /** Whether there is room for so many bytes more; if so, they are held. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * Counts what uploads hold in memory, from their first byte until they are answered. A body is read
 * before anybody knows who sends it, so without this a few strangers could fill the machine.
 */
export class UploadBudget {
  readonly #most: typeof MOST;
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  open(network: string): UploadReservation {
    let held = 0;
    let open = true;
    return {
      take: (bytes) => {
        const here = this.#of.get(network) ?? 0;
        const room = this.#all + bytes <= this.#most.all && here + bytes <= this.#most.each && open;
        if (!room) return false;
        held += bytes;
        this.#all += bytes;
        this.#of.set(network, here + bytes);
        return true;
      },
      release: () => {
        if (!open) return;
        open = false;
        this.#all -= held;
        const left = (this.#of.get(network) ?? 0) - held;
        if (left > 0) this.#of.set(network, left);
        else this.#of.delete(network);
      },
    };
  }
}
