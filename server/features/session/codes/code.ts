import type { SecretKeys } from '#server/secret-keys.ts';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Decisions §2, the same for a phone and for an e-mail. */
export const CODE_LIFE_MS = 10 * 60_000;
const MAX_WRONG_TRIES = 5;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** A keyed hash bound to the attempt: a plain hash of six digits could be reversed by trying all. */
export const hashCode = (secretKey: string, tokenHash: Buffer, code: string): Buffer =>
  createHmac('sha256', secretKey).update(tokenHash).update(code).digest();

const sameCode = (stored: Buffer, given: Buffer): boolean =>
  stored.length === given.length && timingSafeEqual(stored, given);

interface Attempt {
  readonly code_hash: Buffer;
  readonly expires_at: Date;
  readonly wrong_tries: number;
  readonly proved_at: Date | null;
}

export type Verdict =
  | 'right'
  /** Proved before; a repeat after a lost reply needs no update. */
  | 'right_again'
  | 'code_invalid'
  | 'code_expired'
  | 'code_dead';

/** Whether no code is right any more, after too many wrong ones. */
export const isDead = ({ wrong_tries }: Pick<Attempt, 'wrong_tries'>): boolean =>
  wrong_tries >= MAX_WRONG_TRIES;

/** An attempt as it is stored; its code is known by a hash that its own secret is part of. */
interface StoredAttempt extends Attempt {
  readonly token_hash: Buffer;
}

/**
 * The result of entering a code at an attempt. Right is also the code of another one of the same people, whose message came
 * first: `beside`, of which those count that can still be used.
 */
function judgeCode(
  { own, beside }: { own: StoredAttempt; beside: readonly StoredAttempt[] },
  code: string,
  { secretKeys, ...when }: { secretKeys: SecretKeys; now: Date; proofLifeMs: number },
): Verdict {
  const of = (attempt: StoredAttempt) => {
    const verdicts = secretKeys.map((key) =>
      verifyCode(attempt, hashCode(key, attempt.token_hash, code), when),
    );
    return verdicts.find((verdict) => verdict !== 'code_invalid') ?? 'code_invalid';
  };
  const verdict = of(own);
  if (verdict !== 'code_invalid') return verdict;
  return beside.some((other) => of(other) === 'right') ? 'right' : verdict;
}

/**
 * What a code is among all attempts of one person that are locked, and which of them the try counts for; null where the
 * attempt at which it was typed is not among them. `isReal` says whether its code was sent to anybody.
 */
export function tryAmong<Stored extends StoredAttempt>(
  attempts: readonly Stored[],
  {
    tokenHash,
    code,
    isReal = () => true,
  }: {
    tokenHash: Buffer;
    code: string;
    isReal?: (own: Stored) => boolean;
  },
  when: { secretKeys: SecretKeys; now: Date; proofLifeMs: number },
): { verdict: Verdict; counted: Buffer[] } | null {
  const own = attempts.find(({ token_hash }) => token_hash.equals(tokenHash));
  if (!own) return null;
  const beside = attempts.filter((one) => one !== own && one.proved_at === null);
  const judged = judgeCode({ own, beside }, code, when);
  const verdict = judged === 'right' && !isReal(own) ? 'code_invalid' : judged;
  const counted = verdict === 'right' ? [own] : [own, ...beside];
  return { verdict, counted: counted.map(({ token_hash }) => token_hash) };
}

/** The result of entering a code. A proved attempt stays valid for `proofLifeMs` more. */
function verifyCode(
  attempt: Attempt,
  given: Buffer,
  { now, proofLifeMs }: { now: Date; proofLifeMs: number },
): Verdict {
  if (isDead(attempt)) return 'code_dead';
  const until = attempt.proved_at
    ? attempt.proved_at.getTime() + proofLifeMs
    : attempt.expires_at.getTime();
  if (until <= now.getTime()) return 'code_expired';
  if (!sameCode(attempt.code_hash, given)) return 'code_invalid';
  return attempt.proved_at ? 'right_again' : 'right';
}
