// Who is on the platforms that are measured, and how much they have written.

/** How much there is; what a comparison depends on stays the same at every scale. */
export interface Size {
  readonly professionals: number;
  readonly conversations: number;
  readonly messages: number;
  /** Messages of the longest conversation. */
  readonly longest: number;
  /** Accounts, reviews and payments: how many of each administrators can list. */
  readonly records: number;
}

/** One person has this many conversations, `FEW.people` others have ten each. */
export const MANY = { account: 1, conversations: 1000 } as const;
export const FEW = { firstAccount: 2, people: 100, conversations: 10 } as const;
/** Between these people; whatever more there is, nobody asks about. */
const ASKED = MANY.conversations + FEW.people * FEW.conversations;
/** Professionals follow; the first of them have one conversation each. */
export const BEFORE_PROFESSIONALS = 1000;
const OTHERS = FEW.firstAccount + FEW.people;

/** A platform that has just begun: with it the large one is compared. */
export const SMALL: Size = {
  professionals: ASKED,
  conversations: ASKED,
  messages: 100 * ASKED,
  longest: 100,
  // More than are counted one by one: beyond, a list is read in another way.
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
  const conversations = Math.max(ASKED, Math.round(messages / 100));
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
  if (index >= ASKED) return OTHERS + (index % (BEFORE_PROFESSIONALS - OTHERS));
  return FEW.firstAccount + Math.floor((index - MANY.conversations) / FEW.conversations);
}

/** The two people of each conversation that is asked about. */
export const pairs: readonly Pair[] = pairsOf(ASKED);
/** Which of them is the longest. */
export const LONGEST = ASKED;

/** Who looks through everything. */
export const ADMINISTRATOR = 0;

export const keyOf = (account: number): string => `bench-key-${account}`;
export const tokenOf = (account: number): string => `bench-token-${account}`;
