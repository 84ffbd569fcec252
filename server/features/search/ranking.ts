import { sql } from 'kysely';

/**
 * How a professional fits the trade that is searched. Whose main trade it is comes before who has it besides, and
 * those before who only says a word of it; a search without a trade has one tier.
 */
export const MAIN = 0;
export const BESIDES = 1;
export const WORDS = 2;

/** The values that rank a professional in the search (decisions §3). */
export interface Ranked {
  readonly tier: number;
  readonly account_id: number;
  readonly estrellas: number;
  readonly finished_count: number;
  readonly nivel: number;
}

/** A slice of the list: after the position `after`, else after the first `offset`. */
export interface Slice {
  readonly after: Ranked | null;
  readonly offset: number;
  readonly limit: number;
}

export const BEST_FIRST = sql`estrellas desc, finished_count desc, nivel desc, account_id`;
/** The same order as the index of everybody has it. */
export const BEST_OF_ALL = sql`estrellas desc, finished_count desc, nivel desc, - account_id desc`;

/** The tiers of a slice, and after which position each begins. */
export const tiersOf = (
  tiers: readonly number[],
  after: Ranked | null,
): { tier: number; after: Ranked | null }[] =>
  tiers
    .filter((tier) => tier >= (after?.tier ?? MAIN))
    .map((tier) => ({ tier, after: tier === after?.tier ? after : null }));

/** The condition «ranked after a position», within its tier. As one comparison of rows it lets an index scan start there. */
export const rankedAfter = (position: Ranked | null) =>
  position
    ? sql<boolean>`(estrellas, finished_count, nivel, - account_id) < (${position.estrellas}::real,
        ${position.finished_count}::int, ${position.nivel}::int, ${-position.account_id}::bigint)`
    : sql<boolean>`true`;

/** Encodes a position and the index of the reading as a cursor. */
export const toCursor = (
  reading: number,
  { tier, estrellas, finished_count, nivel, account_id }: Ranked,
) =>
  Buffer.from([reading, tier, estrellas, finished_count, nivel, account_id].join(' ')).toString(
    'base64url',
  );

/** Decodes a cursor; null for an invalid one. */
export function fromCursor(text: string): { reading: number; position: Ranked } | null {
  const parts = Buffer.from(text, 'base64url').toString().split(' ').map(Number);
  if (parts.length !== 6) return null;
  const [reading = 0, tier = 0, estrellas = 0, finished_count = 0, nivel = 0, account_id = 0] =
    parts;
  const small = [reading, tier, finished_count, nivel];
  if (![...small, account_id].every(Number.isSafeInteger) || !Number.isFinite(estrellas))
    return null;
  if (small.some((number) => number < 0 || number > 2_000_000_000)) return null;
  return { reading, position: { tier, estrellas, finished_count, nivel, account_id } };
}
