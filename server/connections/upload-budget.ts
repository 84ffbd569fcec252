const MB = 1024 * 1024;

/** The memory of a process that uploads may hold: all together, and of one network or account. */
interface Share {
  readonly all: number;
  readonly each: number;
}

/** Strangers upload one picture, when they sign up; an account fifty megabytes of its works. */
const SHARES = {
  strangers: { all: 64 * MB, each: 18 * MB },
  accounts: { all: 320 * MB, each: 64 * MB },
};

/** The share of the budget that one upload holds until it is released. */
export interface UploadReservation {
  /** Reserves so many more bytes; false when they do not fit. */
  take(bytes: number): boolean;
  /** Whether no upload of whom it is may be as large. */
  isTooLarge(bytes: number): boolean;
  /** From here on it is this account's and no longer a stranger's; false when it does not fit there. */
  knownAs(accountId: number): boolean;
  release(): void;
}

/** Whoever needs longer than this gives way when there is no room for others of strangers: a picture by telephone takes less. */
const FAIR_MS = 20_000;

interface Stranger {
  readonly since: number;
  readonly giveWay: () => void;
}

/**
 * Limits the memory that uploads hold, from their first byte until they are answered. Who signed in has a share apart, which
 * strangers cannot use up; of these the oldest gives way, so that none holds it for long.
 */
export class UploadBudget {
  readonly #strangers: Pool;
  readonly #accounts: Pool;
  readonly #open = new Set<Stranger>();
  readonly #now: () => number;

  constructor(shares = SHARES, now: () => number = () => performance.now()) {
    this.#strangers = new Pool(shares.strangers);
    this.#accounts = new Pool(shares.accounts);
    this.#now = now;
  }

  /** `giveWay` ends the upload, which then releases what it holds. */
  open(network: string, giveWay: () => void = () => {}): UploadReservation {
    let [pool, owner] = [this.#strangers, network];
    let held = 0;
    let open = true;
    const stranger: Stranger = {
      since: this.#now(),
      giveWay: () => {
        release();
        giveWay();
      },
    };
    const take = (bytes: number): boolean => {
      if (!open) return false;
      if (!pool.take(owner, bytes)) {
        if (pool !== this.#strangers || !this.#makeRoom(stranger)) return false;
        return take(bytes);
      }
      held += bytes;
      if (pool === this.#strangers) this.#open.add(stranger);
      return true;
    };
    const leave = () => {
      pool.giveBack(owner, held);
      this.#open.delete(stranger);
    };
    const release = () => {
      if (open) leave();
      open = false;
    };
    return {
      take,
      isTooLarge: (bytes) => bytes > pool.each,
      knownAs: (accountId) => {
        const moving = held;
        leave();
        held = 0;
        [pool, owner] = [this.#accounts, String(accountId)];
        return take(moving);
      },
      release,
    };
  }

  #makeRoom(asking: Stranger): boolean {
    // In the order in which they began.
    const [oldest] = this.#open;
    if (!oldest || oldest === asking || this.#now() - oldest.since < FAIR_MS) return false;
    oldest.giveWay();
    return true;
  }
}

class Pool {
  readonly #share: Share;
  readonly #byOwner = new Map<string, number>();
  #all = 0;

  constructor(share: Share) {
    this.#share = share;
  }

  /** What one owner may hold at most. */
  get each(): number {
    return this.#share.each;
  }

  take(owner: string, bytes: number): boolean {
    const own = this.#byOwner.get(owner) ?? 0;
    if (this.#all + bytes > this.#share.all || own + bytes > this.#share.each) return false;
    this.#all += bytes;
    this.#byOwner.set(owner, own + bytes);
    return true;
  }

  giveBack(owner: string, bytes: number): void {
    this.#all -= bytes;
    const left = (this.#byOwner.get(owner) ?? 0) - bytes;
    if (left > 0) this.#byOwner.set(owner, left);
    else this.#byOwner.delete(owner);
  }
}
