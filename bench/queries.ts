// Records the statements that calls really run, and explains their plans.
import type { Pool } from 'pg';
import type pg from 'pg';

export interface Query {
  readonly text: string;
  readonly values: unknown[];
}

/** Records every statement of the pool's connections from now on; take them with `splice`. */
export function recordQueries(pool: Pool): Query[] {
  const recorded: Query[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const recording = (...parts: unknown[]) => {
      const [text, values] = parts;
      if (typeof text === 'string' && /^\s*(select|insert|update|delete|with)\b/i.test(text))
        recorded.push({ text, values: Array.isArray(values) ? values : [] });
      return query(...parts);
    };
    client.query = recording as typeof client.query;
  });
  return recorded;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

interface Explained {
  readonly Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** The statements that change settings for the transaction of a call; the others run under them. */
export const settingsAmong = (queries: readonly Query[]): Query[] =>
  queries.filter(({ text }) => /^\s*select set_config/.test(text));

/** Runs a statement under these settings, rolls it back, and answers its plan. */
export async function explain(
  client: pg.Client,
  { text, values }: Query,
  settings: readonly Query[] = [],
): Promise<Explained> {
  await client.query('begin');
  try {
    for (const setting of settings) await client.query(setting.text, setting.values);
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (!plan) throw new Error(`no plan for ${text}`);
    return plan;
  } finally {
    await client.query('rollback');
  }
}

/** How many rows of a table a plan read, and whether it scanned the whole table. */
export interface Visit {
  readonly table: string;
  readonly rows: number;
  readonly sequential: boolean;
}

export function visitsOf(node: Node): Visit[] {
  const table = node['Relation Name'];
  const looked =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const here =
    table === undefined || node['Node Type'] === 'ModifyTable'
      ? []
      : [
          {
            table,
            rows: Math.round(looked * node['Actual Loops']),
            // A branch that was planned but never executed has read nothing.
            sequential: node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0,
          },
        ];
  return [...here, ...(node.Plans ?? []).flatMap(visitsOf)];
}
