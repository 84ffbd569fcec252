import { hash, verify } from '@node-rs/argon2';
import { turns } from '#server/calls/concurrency-limit.ts';

/** Decisions §2. Argon2id is the library's own default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes 19 MiB and a thread of the pool that files and DNS also need; a hundred, some seconds. */
const inTurn = turns({ atOnce: 2, waiting: 100 });

/** Of a password that nobody has: verifying against it takes as long as against a real one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$EqNAnVwMz7sVHOkaP3J2Og$AfzpEcagC6/jgulQoyJ5iNZrAcpURNF/i1sAaojxodA';

/** The hash to store. Never inside a transaction: it takes tens of milliseconds, or a queue. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST));

/** Whether the password is the one stored; without a stored one, no, after the same time. */
export const verifyPassword = (stored: string | null, password: string): Promise<boolean> =>
  inTurn(async () => (await verify(stored ?? NOBODY, password)) && stored !== null);
