// Compares what calls cost the database when it holds much and when it holds little.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { adminCalls } from './admin-calls.ts';
import { ask } from './calls.ts';
import { type BenchRequest, chatCalls } from './chat-calls.ts';
import { withClient } from './client.ts';
import { moneyCalls } from './money-calls.ts';
import { projectCalls } from './project-calls.ts';
import { median } from './median.ts';
import { explain, type Query } from './queries.ts';
import type { Measure } from './report.ts';

const REPEATS = 40;
/** Fewer for the administrator's lists, which take longer. */
const ADMIN_REPEATS = 7;

/** The application on one of the two databases. */
export interface MeasuredApp {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly recorded: Query[];
  readonly databaseUrl: string;
}

export const measureGrowth = (small: MeasuredApp, large: MeasuredApp): Promise<Measure[]> =>
  withClient(small.databaseUrl, (ofSmall) =>
    withClient(large.databaseUrl, async (ofLarge) => {
      const chat = async ({ app }: MeasuredApp, client: pg.Client) => chatCalls(app, client);
      const money = ({ app }: MeasuredApp) => moneyCalls(app);
      const admin = async ({ app }: MeasuredApp) => [
        ...(await adminCalls(app)),
        ...(await projectCalls(app)),
      ];
      const compare = async (calls: typeof chat, repeats: number) => {
        const few = await statementsOf(small, await calls(small, ofSmall));
        const many = await statementsOf(large, await calls(large, ofLarge));
        const measures: Measure[] = [];
        for (const [index, { name, queries }] of many.entries()) {
          const rounds: { few: Cost; many: Cost }[] = [];
          for (let repeat = 0; repeat < repeats; repeat++)
            rounds.push({
              few: await costOf(ofSmall, few[index]?.queries ?? []),
              many: await costOf(ofLarge, queries),
            });
          measures.push(measureOf(name, rounds));
        }
        return measures;
      };
      return [
        ...(await compare(chat, REPEATS)),
        ...(await compare(money, REPEATS)),
        ...(await compare(admin, ADMIN_REPEATS)),
      ];
    }),
  );

interface Cost {
  readonly milliseconds: number;
  readonly blocks: number;
}

function measureOf(name: string, rounds: readonly { few: Cost; many: Cost }[]): Measure {
  const of = (size: 'few' | 'many', what: keyof Cost) =>
    median(rounds.map((round) => round[size][what]));
  const [many, few] = [of('many', 'milliseconds'), of('few', 'milliseconds')];
  return {
    name: `${name}, much ÷ little`,
    value: many / few,
    unit: '×',
    aim: { atMost: 1.5 },
    note: `${many.toFixed(2)} ÷ ${few.toFixed(2)} ms, ${of('many', 'blocks')} ÷ ${of('few', 'blocks')} blocks`,
  };
}

/** All statements of each call, including those that look up the session. */
async function statementsOf({ app, recorded }: MeasuredApp, calls: readonly BenchRequest[]) {
  const statements: { name: string; queries: Query[] }[] = [];
  for (const { name, url, body } of calls) {
    recorded.splice(0);
    await ask(app, url, body);
    statements.push({ name, queries: recorded.splice(0) });
  }
  return statements;
}

async function costOf(client: pg.Client, queries: readonly Query[]): Promise<Cost> {
  let [milliseconds, blocks] = [0, 0];
  for (const query of queries) {
    const { Plan, 'Execution Time': time } = await explain(client, query);
    milliseconds += time;
    blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  }
  return { milliseconds, blocks };
}
