// Checks that no statement of the everyday calls reads more rows as the tables grow.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { COUNTED } from '#server/db/numbered-page.ts';
import { adminCalls } from './admin-calls.ts';
import { areaCalls } from './area-calls.ts';
import { ask, CALLS, everybody, lists, longList, pages, sends } from './calls.ts';
import { chatCalls } from './chat-calls.ts';
import { withClient } from './client.ts';
import { moneyCalls } from './money-calls.ts';
import { requestCalls } from './request-calls.ts';
import { explain, type Query, settingsAmong, type Visit, visitsOf } from './queries.ts';
import { columns, type Measure } from './report.ts';

/**
 * The tables that grow with the business, and the fraction of each that a statement may read. Reading a
 * large part of an index counts like reading the whole table.
 */
const LARGE_PART = 0.1;
const GROWING: Readonly<Record<string, number>> = {
  message: 0,
  conversation: 0,
  conversation_member: 0,
  session: LARGE_PART,
  proposal: LARGE_PART,
  ledger_account: LARGE_PART,
  account: LARGE_PART,
  profile: LARGE_PART,
  listing: LARGE_PART,
  findable: LARGE_PART,
  ledger_entry: LARGE_PART,
  ledger_movement: LARGE_PART,
  payment: LARGE_PART,
  provider_movement: LARGE_PART,
  provider_booking: LARGE_PART,
  fraud_warning: LARGE_PART,
  refund: LARGE_PART,
  payment_method: LARGE_PART,
  security_change: LARGE_PART,
  portfolio: LARGE_PART,
  notification: LARGE_PART,
  review: LARGE_PART,
  request: LARGE_PART,
  request_recipient: LARGE_PART,
  favourite: LARGE_PART,
  saved_address: LARGE_PART,
  proposal_address: LARGE_PART,
};
/** Fewer rows than this are always allowed, even if they are a large part of a small table. */
const PAGE_ROWS = 1000;
/** An administrator's list is counted up to 10,000 rows, by up to three ways of finding them. */
const COUNTED_ROWS = 3 * (COUNTED + 1);

const [pair = {}] = pages;
const [member = {}] = everybody;
const EVERYDAY_CALLS: readonly (readonly [url: string, body: object])[] = [
  [CALLS.read, member],
  [CALLS.page, pair],
  [CALLS.list, longList],
  [CALLS.send, sends[0] ?? {}],
  [CALLS.project, pair],
  [CALLS.account, lists[0] ?? {}],
  [CALLS.profile, { keylogin: everybody[0]?.keylogin }],
  ...['pin', 'zzz', 'plomero en guadalajara', 'plomro', 'gonsales'].map(
    (search) => [CALLS.search, { search }] as const,
  ),
  ...areaCalls,
];

interface Verdict {
  readonly call: string;
  readonly query: Query;
  readonly milliseconds: number;
  readonly buffers: number;
  readonly faults: string[];
}

type Calls = readonly (readonly [url: string, body: object])[];

export interface Judged {
  readonly measure: Measure;
  readonly table: string;
}

export function judgePlans(
  app: FastifyInstance,
  recorded: Query[],
  databaseUrl: string,
): Promise<Judged> {
  return withClient(databaseUrl, async (client) => {
    const chat = (await chatCalls(app, client)).map(({ url, body }) => [url, body] as const);
    const money = (await moneyCalls(app)).map(({ url, body }) => [url, body] as const);
    const everyday = [...EVERYDAY_CALLS, ...chat, ...(await requestCalls(app)), ...money];
    const lists = (await adminCalls(app)).map(({ url, body }) => [url, body] as const);
    const verdicts = [
      ...(await judgeCalls(app, recorded, client, everyday, PAGE_ROWS)),
      ...(await judgeCalls(app, recorded, client, lists, COUNTED_ROWS)),
    ];
    const what = 'statements that grow with a whole table';
    return {
      measure: summary(what, verdicts, everyday.length + lists.length),
      table: tableOf(verdicts),
    };
  });
}

/** A report of a month may read the rows of that month (one of twenty-four) and the accounts they belong to. */
export async function judgeReports(
  app: FastifyInstance,
  recorded: Query[],
  client: pg.Client,
  calls: Calls,
): Promise<Judged> {
  const verdicts = await judgeCalls(app, recorded, client, calls, COUNTED_ROWS);
  const what = 'statements of a month’s reports that read much more';
  return { measure: summary(what, verdicts, calls.length), table: tableOf(verdicts) };
}

async function judgeCalls(
  app: FastifyInstance,
  recorded: Query[],
  client: pg.Client,
  calls: Calls,
  most: number,
): Promise<Verdict[]> {
  const sizes = await tableSizes(client);
  const verdicts: Verdict[] = [];
  for (const [url, body] of calls) {
    recorded.splice(0);
    await ask(app, url, body);
    const call = `${url.split('/').at(-1)?.replace('.php', '')}${variantOf(body)}`;
    const queries = recorded.splice(0);
    const settings = settingsAmong(queries);
    for (const query of queries)
      verdicts.push(await judge(client, { call, query, settings, most }, sizes));
  }
  return verdicts;
}

/** The part of the body that distinguishes requests of the same call. */
const variantOf = (body: object) =>
  'search' in body
    ? ` «${String(body.search)}»`
    : ['antes', 'desde', 'despues', 'page', 'con', 'por_responder', 'other_key']
        .map((mark) => (mark in body ? ` ${mark}` : ''))
        .join('');

async function tableSizes(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    'select relname as name, reltuples::float8 as rows from pg_class where relname = any($1)',
    [Object.keys(GROWING)],
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

async function judge(
  client: pg.Client,
  {
    call,
    query,
    settings,
    most,
  }: Pick<Verdict, 'call' | 'query'> & { settings: Query[]; most: number },
  sizes: ReadonlyMap<string, number>,
): Promise<Verdict> {
  const explained = await explain(client, query, settings);
  const faults = visitsOf(explained.Plan).flatMap((visit) => faultsOf(visit, sizes, most));
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = explained.Plan;
  const milliseconds = explained['Execution Time'];
  return { call, query, milliseconds, buffers: hit + read, faults: [...new Set(faults)] };
}

function faultsOf(
  { table, rows, sequential }: Visit,
  sizes: ReadonlyMap<string, number>,
  most: number,
) {
  const size = sizes.get(table);
  if (size === undefined) return [];
  // Reading a table from its beginning until enough rows are counted is no full scan.
  if (sequential && (most === PAGE_ROWS || rows > most)) return [`scans ${table}`];
  return rows > Math.max(most, size * (GROWING[table] ?? 0))
    ? [`reads ${rows} of ${size} rows of ${table}`]
    : [];
}

const summary = (name: string, verdicts: readonly Verdict[], calls: number): Measure => ({
  name,
  value: verdicts.filter(({ faults }) => faults.length > 0).length,
  unit: 'queries',
  aim: { atMost: 0 },
  note: `of ${verdicts.length} that ${calls} calls ran`,
});

const tableOf = (verdicts: readonly Verdict[]) =>
  columns([
    ['call', 'ms', 'buffers', 'verdict', 'statement'],
    ...verdicts.map(({ call, query, milliseconds, buffers, faults }) => [
      call,
      milliseconds.toFixed(2),
      `${buffers}`,
      faults.join(', ') || 'ok',
      query.text.replaceAll(/\s+/g, ' ').trim().slice(0, 70),
    ]),
  ]);
