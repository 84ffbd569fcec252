import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '#server/calls/concurrency-limit.ts';

/** The cost of one hash, in argon2's terms; memory in KiB. */
interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Decisions §2. Argon2id is the library's own default algorithm. */
const REAL_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /**
   * The hash to store. Do not call it inside a transaction: it takes tens of milliseconds, plus the queue.
   */
  hash(password: string): Promise<string>;
  /** Whether the password is the stored one; null never matches, but takes the same time. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Hashes and verifies passwords at the real cost; only tests of something else bring a lower one. */
export function openPasswords(cost: PasswordCost = REAL_COST): Passwords {
  // Each hash takes 19 MiB and a thread of the pool that files and DNS also need; a full queue takes some
  // seconds.
  const limited = concurrencyLimit({ concurrency: 2, maxQueue: 100 });
  const dummyHash = dummyHashAt(cost);
  return {
    hash: (password) => limited(() => hash(password, cost)),
    verify: (stored, password) =>
      limited(async () => (await verify(stored ?? dummyHash, password)) && stored !== null),
  };
}

/** The hash of an unknown password: verifying against it takes as long as against a real one. */
const dummyHashAt = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$EqNAnVwMz7sVHOkaP3J2Og$AfzpEcagC6/jgulQoyJ5iNZrAcpURNF/i1sAaojxodA`;
