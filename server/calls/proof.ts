import { isFresh, PROVED_RELEASE } from '#domain/session/proof.ts';
import { fail } from './failure.ts';
import type { Caller } from './handler.ts';

/** Who is asked for a proof, and when. */
export interface Asked {
  readonly caller: Caller;
  readonly now: Date;
}

/** Ends the call unless whoever is at the session proved a moment ago who they are (4 §F). */
export function requireProof({ caller, now }: Asked): void {
  if (!isFresh(caller.provedAt, now)) fail('proof_needed');
}

/** The same where a password is asked for, which proves nothing of whoever has a second factor. */
export function requireProofOfFactor(asked: Asked): void {
  if (asked.caller.hasFactor) requireProof(asked);
}

/** The same for who gives away held money, from an amount on; `release` in centavos. */
export function requireProofOfRelease(asked: Asked, release: number): void {
  if (release > PROVED_RELEASE) requireProof(asked);
}
