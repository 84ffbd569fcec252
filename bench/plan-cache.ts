// Checks that PostgreSQL keeps the plans of the most frequent statements.
import type { MeasuredApp } from './growth.ts';
import { ask, CALLS, everybody, lists, pages } from './calls.ts';
import type { Measure } from './report.ts';

/** PostgreSQL plans a prepared statement anew the first five times, before it decides to keep a plan. */
const TIMES = 20;

const EVERYDAY: readonly (readonly [url: string, bodies: readonly object[]])[] = [
  [CALLS.read, everybody],
  [CALLS.account, everybody],
  [CALLS.list, lists],
  [CALLS.page, pages],
  [CALLS.project, pages],
];

/** Matters because planning the statement of a page takes three times as long as running it. */
export async function measurePlanCache({ app, pool }: MeasuredApp): Promise<Measure> {
  for (const [url, bodies] of EVERYDAY)
    for (const body of bodies.slice(0, TIMES)) await ask(app, url, body);
  // The calls ran one after the other, so all used the same connection.
  const { rows } = await pool.query<{ statement: string; kept: boolean }>(
    `select statement, generic_plans > 0 as kept from pg_prepared_statements
      where generic_plans + custom_plans > $1`,
    [TIMES / 2],
  );
  const anew = rows.filter(({ kept }) => !kept);
  if (rows.length < EVERYDAY.length) throw new Error('the statements are on another connection');
  return {
    name: 'everyday statements planned anew each time',
    value: anew.length,
    unit: 'queries',
    aim: { atMost: 0 },
    note: `of ${rows.length} that ${EVERYDAY.length} calls ran${anew
      .map(({ statement }) => `; ${statement.replaceAll(/\s+/g, ' ').slice(0, 60)}`)
      .join('')}`,
  };
}
