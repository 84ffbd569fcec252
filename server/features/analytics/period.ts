import { sql } from 'kysely';
import { periodOf } from '#domain/analytics/analytics.ts';
import type { Trx } from '#server/db/pool.ts';

/** A range of instants; `to` is excluded. */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

/** The condition that an instant is in the range: each reported table has an index by it. */
export const within = ({ from, to }: Range, instant: 'created_at' | 'settled_at' = 'created_at') =>
  sql`${sql.ref(instant)} >= ${from} and ${sql.ref(instant)} < ${to}`;

/** The requested days as instants, and as many days before them. */
export async function beginReport(
  trx: Trx,
  input: { searchDateStart: string | null; searchDateEnd: string | null },
  now: Date,
) {
  // Plan for the given range, and give yearly sums more memory than an everyday call; compiling (JIT) takes
  // longer than it saves. Rows are read in index order, mostly from memory, so random access is cheap. One
  // report must not use all processors.
  await sql`
    select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('work_mem', '64MB', true), set_config('jit', 'off', true),
      set_config('random_page_cost', '1.1', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx);
  const asked = { start: input.searchDateStart, end: input.searchDateEnd };
  const { start, end, from, to, before } = periodOf(asked, now.getTime());
  return {
    days: { searchDateStart: start, searchDateEnd: end },
    range: { from: new Date(from), to: new Date(to) },
    previous: { from: new Date(before), to: new Date(from) },
  };
}

/** Rounds to two decimals, as averages are shown. */
export const rounded = (value: number | null): number => Math.round((value ?? 0) * 100) / 100;

/** Totals by name: 0 for each of `names`, and whatever else there is. */
export const byName = <Name extends string | number>(
  names: readonly Name[],
  rows: readonly { readonly nombre: string | number; readonly total: number }[],
): Record<Name, number> =>
  Object.fromEntries([
    ...names.map((name) => [name, 0] as const),
    ...rows.map(({ nombre, total }) => [nombre, total] as const),
  ]) as Record<Name, number>;
