// How long the administrator's reports take in the database: for a month, a year and two years.
import { loadavg } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { countDays } from '#server/features/analytics/index.ts';
import { countBusiness, countCohorts } from '#server/features/business/index.ts';
import { sealDays } from '#server/features/ledger/index.ts';
import { prepareDatabase } from '#server/start/database.ts';
import { openApplication } from './application.ts';
import { ask } from './calls.ts';
import { withClient } from './client.ts';
import { median } from './median.ts';
import { fillYears, type Years } from './analytics-data.ts';
import { judgeReports } from './plans.ts';
import { type Query, recordQueries } from './queries.ts';
import type { Measure } from './report.ts';
import { ADMINISTRATOR, keyOf, tokenOf } from './scale.ts';
import { FILE_KEYS } from './sealed.ts';

const REPORTS = ['cuentas', 'mensajes', 'propuestas', 'pagos', 'reviews', 'notifications'] as const;
const REPEATS = 9;
const DAY = 86_400_000;
const as = { keylogin: keyOf(ADMINISTRATOR), session_id: tokenOf(ADMINISTRATOR) };

/** Makes two years of data and counts their finished days. */
export async function makeYears(
  databaseUrl: string,
  years: Years,
  logPhase: (what: string) => void,
): Promise<void> {
  await prepareDatabase(databaseUrl, { fileKeys: FILE_KEYS });
  await fillYears(databaseUrl, years, logPhase);
  const { services, close } = await openApplication(databaseUrl);
  logPhase('counting and sealing their days');
  await inTransaction(services.db, (trx) => countDays(trx, services.clock()));
  await inTransaction(services.db, (trx) => sealDays(trx, services.clock()));
  logPhase('counting the business');
  await inTransaction(services.db, (trx) => countBusiness(trx, services.clock()));
  await inTransaction(services.db, (trx) => countCohorts(trx, services.clock()));
  await close();
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'));
}

export async function measureReports(
  databaseUrl: string,
): Promise<{ measures: Measure[]; table: string }> {
  const { app, pool, close } = await openApplication(databaseUrl);
  const recorded = recordQueries(pool);
  const measured = await withClient(databaseUrl, async (client) => {
    const measures: Measure[] = [];
    for (const report of REPORTS) measures.push(await measure(app, recorded, client, report));
    for (const [name, input] of books())
      measures.push(
        await measureCall(app, recorded, client, {
          name: `books ${name}, both years`,
          path: `ledger/${name}`,
          input,
        }),
      );
    for (const [name, path, input] of [...BUSINESS, ...OPENED])
      measures.push(await measureCall(app, recorded, client, { name, path, input }));
    const months = [
      ...REPORTS.map((report) => [urlOf(report), as] as const),
      ...[...BUSINESS, ...OPENED].map(
        ([, path, input]) => [`/api/admin/${path}.php`, { ...as, ...input }] as const,
      ),
    ];
    const judged = await judgeReports(app, recorded, client, months);
    return { measures: [...measures, judged.measure], table: judged.table };
  });
  await close();
  return measured;
}

const urlOf = (report: string) => `/api/admin/reportes/${report}.php`;

async function measure(
  app: FastifyInstance,
  recorded: Query[],
  client: pg.Client,
  report: string,
): Promise<Measure> {
  const timed = async (days: object) => {
    recorded.splice(0);
    await ask(app, urlOf(report), { ...as, ...days });
    return timeOf(client, recorded.splice(0));
  };
  const month = await timed({});
  const year = await timed({ searchDateStart: day(365), searchDateEnd: day(0) });
  const everything = await timed({ searchDateStart: day(730), searchDateEnd: day(0) });
  return {
    name: `report ${report}, a year`,
    value: year,
    unit: 'ms',
    aim: { atMost: 300 },
    note: `the month ${month.toFixed(0)}, both years ${everything.toFixed(0)} ms; machine under a load of ${loadavg()[0]?.toFixed(1)}`,
  };
}

/** What an accountant asks, over both years. */
function books(): readonly (readonly [name: string, input: object])[] {
  const both = { desde: day(730), hasta: day(0) };
  return [
    ['get_income', { ...both, por: 'semana' }],
    ['get_balance', both],
    ['get_owed', {}],
    ['get_owed_rows', { que: 'profesional' }],
    ['get_movements', { ...both, cuenta: 'comision' }],
  ];
}

/** What the team sees of the business, from its counted days and months. */
const BUSINESS: readonly (readonly [name: string, path: string, input: object])[] = [
  ['business by week, its last twelve', 'business/get_business', { por: 'semana' }],
  [
    'business by week, both years',
    'business/get_business',
    { por: 'semana', desde: day(728), hasta: day(0) },
  ],
  [
    'business by month, both years',
    'business/get_business',
    { por: 'mes', desde: day(728), hasta: day(0) },
  ],
  ['supply and demand of 90 days', 'business/get_demand', { dias: 90, por: 'ciudad' }],
  ['supply and demand of 90 days by state', 'business/get_demand', { dias: 90, por: 'estado' }],
  ['who comes back', 'business/get_cohorts', { quien: 'clientes' }],
];

const DAYS = { desde: day(89), hasta: day(0) };
const PLACE = { categoria: 'Plomería', lugar: 'Jalisco', ciudad: 'Guadalajara' };

/** The lists that their numbers open. */
const OPENED: readonly (readonly [name: string, path: string, input: object])[] = [
  ['requests first answered', 'requests/get_requests', { ...DAYS, paso: 'respondidas' }],
  ['requests of a place', 'requests/get_requests', { ...DAYS, ...PLACE }],
  ['requests of a place with a proposal', 'requests/get_requests', { ...PLACE, con: 'propuesta' }],
  ['projects accepted', 'projects/get_projects', { ...DAYS, paso: 'aceptadas' }],
  ['who works in a place', 'accounts/get_accounts', PLACE],
  ['who came back', 'accounts/get_accounts', { cohorte: day(200).slice(0, 7), volvieron: 2 }],
];

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly input: object;
}

async function measureCall(
  app: FastifyInstance,
  recorded: Query[],
  client: pg.Client,
  { name, path, input }: Measured,
): Promise<Measure> {
  recorded.splice(0);
  await ask(app, `/api/admin/${path}.php`, { ...as, ...input });
  return {
    name,
    value: await timeOf(client, recorded.splice(0)),
    unit: 'ms',
    aim: { atMost: 300 },
    note: `machine under a load of ${loadavg()[0]?.toFixed(1)}`,
  };
}

function day(ago: number): string {
  return new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
}

/** All statements of a report in one transaction, as the report runs them; the median of several runs. */
async function timeOf(client: pg.Client, queries: readonly Query[]): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const from = performance.now();
    await client.query('begin');
    for (const { text, values } of queries) await client.query(text, values);
    await client.query('rollback');
    times.push(performance.now() - from);
  }
  return median(times);
}
