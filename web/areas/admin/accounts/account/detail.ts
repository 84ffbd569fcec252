import type { getUser } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/call.ts';

/** All data of an account (2 §7). */
export type Detail = OutputOf<typeof getUser>;
