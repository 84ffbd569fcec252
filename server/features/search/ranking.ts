import { sql } from 'kysely';

/** The values that rank a professional in the search (decisions §3). */
export interface Ranked {
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

/** The condition «ranked after a position». Its first line lets an index scan start there. */
export const rankedAfter = (position: Ranked | null) =>
  position
    ? sql<boolean>`estrellas <= ${position.estrellas}::real and (estrellas < ${position.estrellas}::real
        or finished_count < ${position.finished_count}
        or (finished_count = ${position.finished_count} and (nivel < ${position.nivel}
          or (nivel = ${position.nivel} and account_id > ${position.account_id}))))`
    : sql<boolean>`true`;

/** Encodes a position and the index of the reading as a cursor. */
export const toCursor = (
  reading: number,
  { estrellas, finished_count, nivel, account_id }: Ranked,
) =>
  Buffer.from([reading, estrellas, finished_count, nivel, account_id].join(' ')).toString(
    'base64url',
  );

/** Decodes a cursor; null for an invalid one. */
export function fromCursor(text: string): { reading: number; position: Ranked } | null {
  const parts = Buffer.from(text, 'base64url').toString().split(' ').map(Number);
  const [reading, estrellas, finished_count, nivel, account_id] = parts;
  const whole = [reading, finished_count, nivel, account_id];
  if (parts.length !== 5 || !Number.isFinite(estrellas) || !whole.every(Number.isSafeInteger))
    return null;
  if (whole.slice(0, 3).some((number = -1) => number < 0 || number > 2_000_000_000)) return null;
  return {
    reading: reading ?? 0,
    position: {
      estrellas: estrellas ?? 0,
      finished_count: finished_count ?? 0,
      nivel: nivel ?? 0,
      account_id: account_id ?? 0,
    },
  };
}
