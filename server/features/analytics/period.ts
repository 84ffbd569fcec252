import { sql } from 'kysely';
import { periodOf } from '#domain/analytics/analytics.ts';
import type { Trx } from '#server/db/pool.ts';

/** Instants from the first to before the last. */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

/** Of a row's `created_at`: each table that is reported on has an index by it. */
export const within = ({ from, to }: Range) => sql`created_at >= ${from} and created_at < ${to}`;

/** The days that a report is asked of as instants, and those of as many days before. */
export async function beginReport(
  trx: Trx,
  input: { searchDateStart: string | null; searchDateEnd: string | null },
  now: Date,
) {
  // A month and a year want different plans, and sums of a year more room than the everyday call;
  // compiling takes longer than it saves. What is reported on is read in the order of an index, mostly from
  // memory. One report must not occupy every processor that the everyday calls need.
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

/** With two decimals, as averages are read. */
export const rounded = (value: number | null): number => Math.round((value ?? 0) * 100) / 100;

/** Counts by a name, those named and whatever else there was. */
export const byName = <Name extends string | number>(
  names: readonly Name[],
  rows: readonly { readonly nombre: string | number; readonly total: number }[],
): Record<Name, number> =>
  Object.fromEntries([
    ...names.map((name) => [name, 0] as const),
    ...rows.map(({ nombre, total }) => [nombre, total] as const),
  ]) as Record<Name, number>;
