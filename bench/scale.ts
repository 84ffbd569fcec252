// The sizes of the measured databases, and who talks to whom in them.

/** How much data there is; what comparisons depend on stays the same at every scale. */
export interface Size {
  readonly professionals: number;
  readonly conversations: number;
  readonly messages: number;
  /** Messages of the longest conversation. */
  readonly longest: number;
  /** The number of accounts, of reviews, of payments and of requests that administrators can list. */
  readonly records: number;
}

/** One person has this many conversations, `FEW.people` others have ten each. */
export const MANY = { account: 1, conversations: 1000 } as const;
export const FEW = { firstAccount: 2, people: 100, conversations: 10 } as const;
/** The conversations of these people; no request concerns any further ones. */
const REQUESTED = MANY.conversations + FEW.people * FEW.conversations;
/** Professionals follow; the first of them have one conversation each. */
export const BEFORE_PROFESSIONALS = 1000;
const OTHERS = FEW.firstAccount + FEW.people;

/** A new platform, with which the large one is compared. */
export const SMALL: Size = {
  professionals: REQUESTED,
  conversations: REQUESTED,
  messages: 100 * REQUESTED,
  longest: 100,
  // More than are counted exactly, so that lists are read the same way at both sizes.
  records: 30_000,
};

export function sizeFor({
  scale,
  messages,
  records,
}: {
  scale: number;
  messages: number;
  records: number;
}): Size {
  const conversations = Math.max(REQUESTED, Math.round(messages / 100));
  const professionals = Math.max(conversations, Math.round(20_000 * scale));
  return { professionals, conversations, messages, longest: Math.round(messages / 20), records };
}

export interface Pair {
  readonly client: number;
  readonly professional: number;
}

export const pairsOf = (conversations: number): Pair[] =>
  Array.from({ length: conversations }, (_, index) => ({
    client: clientOf(index),
    professional: BEFORE_PROFESSIONALS + 1 + index,
  }));

function clientOf(index: number): number {
  if (index < MANY.conversations) return MANY.account;
  if (index >= REQUESTED) return OTHERS + (index % (BEFORE_PROFESSIONALS - OTHERS));
  return FEW.firstAccount + Math.floor((index - MANY.conversations) / FEW.conversations);
}

/** The two people of each conversation that requests concern. */
export const pairs: readonly Pair[] = pairsOf(REQUESTED);
/** The id of the longest conversation. */
export const LONGEST = REQUESTED;

/** The account that requests the lists and reports of the administrator. */
export const ADMINISTRATOR = 0;

export const keyOf = (account: number): string => `bench-key-${account}`;
export const tokenOf = (account: number): string => `bench-token-${account}`;
