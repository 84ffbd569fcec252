import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#server/calls/failure.ts';
import { FairQueue } from '#server/connections/index.ts';

/** The cost of one hash, in argon2's terms; memory in KiB. */
interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Decisions §2. Argon2id is the library's own default algorithm. */
const REAL_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Who waits for a password apart from others: `account`, who proved who they are by something else; `known`, a device that
 * was let in before; strangers who log in or sign up, which may take a quarter of a core; and `doubtful`, from where logins
 * failed, a tenth of one.
 */
export type PasswordLane = 'account' | 'known' | 'login' | 'sign_up' | 'doubtful';

/** How long strangers' logins rest: the more of them are wrong, the less of the machine they get. */
const REST = { least: 3, most: 7 };
const SIGN_UP_REST = 3;
const DOUBTFUL_REST = 9;

/** For whom a password is hashed: how they wait, and with whom in turn (a network, or the key of an account). */
export interface Asking {
  /** Asked anew when their turn comes, where it may change meanwhile: they then wait on in that lane. */
  readonly lane: PasswordLane | (() => PasswordLane);
  readonly from: string;
}

/** An account that proved who it is by a session, a code or a link. */
export const ofAccount = (id: number): Asking => ({ lane: 'account', from: `account ${id}` });

export interface Passwords {
  /**
   * The hash to store. Do not call it inside a transaction: it takes tens of milliseconds, plus the queue.
   */
  hash(password: string, asking: Asking): Promise<string>;
  /** Whether they would wait, and not be refused at once. */
  hasRoom(asking: Asking): boolean;
  /** Whether the password is the stored one; null never matches, but takes the same time. */
  verify(stored: string | null, password: string, asking: Asking): Promise<boolean>;
}

/** Hashes and verifies passwords at the real cost; only tests of something else bring a lower one. */
export function openPasswords(cost: PasswordCost = REAL_COST): Passwords {
  // Each hash takes 19 MiB and a thread of the pool that files and DNS also need; a full lane takes a second or two.
  const { login, told } = restOfLogins();
  const queue = new FairQueue<PasswordLane>(
    {
      account: {},
      known: {},
      login: { rest: login },
      sign_up: { rest: SIGN_UP_REST },
      doubtful: { rest: DOUBTFUL_REST },
    },
    { concurrency: 2, maxQueue: 40 },
    () => new Failure('unavailable'),
  );
  const dummyHash = dummyHashAt(cost);
  /** Does the work in the lane where it belongs by its turn. */
  const inTurn = async <T>(
    asking: Asking,
    work: (lane: PasswordLane) => Promise<T>,
  ): Promise<T> => {
    for (let lane = laneNow(asking); ; lane = laneNow(asking)) {
      const done = await queue.run(lane, asking.from, async () =>
        laneNow(asking) === lane ? { result: await work(lane) } : null,
      );
      if (done) return done.result;
    }
  };
  return {
    hasRoom: (asking) => queue.hasRoom(laneNow(asking), asking.from),
    hash: (password, asking) => inTurn(asking, () => hash(password, cost)),
    verify: (stored, password, asking) =>
      inTurn(asking, async (lane) => {
        const right = (await verify(stored ?? dummyHash, password)) && stored !== null;
        if (lane === 'login') told(right);
        return right;
      }),
  };
}

const laneNow = ({ lane }: Asking): PasswordLane => (typeof lane === 'function' ? lane() : lane);

/** The rest of the lane of strangers' logins, from how those that were verified ended. */
function restOfLogins() {
  let rest = REST.least;
  return {
    login: () => rest,
    told: (right: boolean) => {
      rest = right ? Math.max(REST.least, rest / 2) : Math.min(REST.most, rest + 1);
    },
  };
}

/** The hash of an unknown password: verifying against it takes as long as against a real one. */
const dummyHashAt = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$EqNAnVwMz7sVHOkaP3J2Og$AfzpEcagC6/jgulQoyJ5iNZrAcpURNF/i1sAaojxodA`;
