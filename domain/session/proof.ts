/** For how long a proof of who is at a session holds, in minutes (4 §F). */
export const PROOF_MINUTES = 5;

/** A release above this many centavos needs a proof (4 §F): 10,000 MXN. */
export const PROVED_RELEASE = 1_000_000;

/** Whether a proof still holds; without one it never does. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= PROOF_MINUTES * 60_000;
