// `npm run bench`: how fast the calls are, as ratios to a baseline that is measured in the same run.
// BENCH_SCALE=5 measures with five times the professionals, BENCH_MESSAGES=2000000 with four times the messages and conversations,
// BENCH_RECORDS=1000000 with ten times the accounts, reviews and payments that administrators list,
// BENCH_ONLY=search measures only the statements of searches, BENCH_ONLY=reports only reports, accounting and the business, BENCH_ONLY=reconciliation
// only the comparison with the provider, BENCH_ONLY=notifications only what goes out to people, BENCH_ONLY=team-search only the
// team's search, in a million accounts,
// BENCH_REPORTS=full the reports of two years of a busy platform instead of a small one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@maestros/embedded-postgres';
import { prepareDatabase } from '#server/start/database.ts';
import { openApplication } from './application.ts';
import { withClient } from './client.ts';
import { fill } from './data.ts';
import { type MeasuredApp, measureGrowth } from './growth.ts';
import { makeYears, measureReports } from './analytics.ts';
import { type Years, yearsFor } from './analytics-data.ts';
import { judgePlans } from './plans.ts';
import { measureNotifications } from './notifications.ts';
import { recordQueries } from './queries.ts';
import { measurePlanCache } from './plan-cache.ts';
import { measureReconciliation } from './reconciliation.ts';
import { tableOf } from './report.ts';
import { type Size, SMALL, sizeFor } from './scale.ts';
import { measureSearches, measureStatements } from './statements.ts';
import { measureTeamSearch } from './team-search.ts';
import { measureThroughput } from './throughput.ts';
import { FILE_KEYS } from './sealed.ts';

const above0 = (name: string, otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} is a number above 0`);
  return value;
};
const scale = above0('BENCH_SCALE', 1);
const messages = above0('BENCH_MESSAGES', 500_000);
const records = above0('BENCH_RECORDS', 100_000);
const years = yearsFor(process.env.BENCH_REPORTS === 'full' ? 1 : 0.05);

const startedAt = performance.now();
const print = (line: string) => console.log(line);
const logPhase = (what: string) =>
  print(`· ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(3)} s  ${what}`);

const folder = mkdtempSync(path.join(tmpdir(), 'maestros-bench-'));
logPhase('throwaway PostgreSQL, durable as in production (fsync and synchronous_commit on)');
const server = await startEmbedded({ dataDir: folder, databaseName: 'bench' });
const stop = async () => {
  await server.stop();
  for (const used of [server.dataDir, folder]) rmSync(used, { recursive: true, force: true });
};
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping.abort();
    void stop().finally(() => process.exit(130));
  });

try {
  await run(server.url());
} catch (error) {
  // The run was stopped, so the error is a consequence of that.
  if (!stopping.signal.aborted) throw error;
} finally {
  await stop();
}

async function run(largeUrl: string): Promise<void> {
  if (process.env.BENCH_ONLY === 'reports') {
    const { table, measures } = await reports(largeUrl);
    return print(`\n${table}\n\n${tableOf(measures)}`);
  }
  if (process.env.BENCH_ONLY === 'reconciliation')
    return print(`\n${tableOf(await reconciliation(largeUrl))}`);
  if (process.env.BENCH_ONLY === 'notifications')
    return print(`\n${tableOf(await notifications(largeUrl))}`);
  if (process.env.BENCH_ONLY === 'team-search')
    return print(`\n${tableOf(await teamSearch(largeUrl))}`);
  const smallUrl = server.url('bench_small');
  const yearsUrl = server.url('bench_years');
  await make(largeUrl, sizeFor({ scale, messages, records }));
  if (process.env.BENCH_ONLY === 'search') return runSearches(largeUrl);
  await withClient(largeUrl, (client) => client.query('create database bench_small'));
  await make(smallUrl, SMALL);

  const small = await open(smallUrl);
  const large = await open(largeUrl);
  logPhase('statements');
  const planCache = await measurePlanCache(large);
  const growth = await measureGrowth(small, large);
  const statements = await measureStatements(large.app, large.recorded, largeUrl);
  const plans = await judgePlans(large.app, large.recorded, largeUrl);
  await small.close();
  await large.close();

  await withClient(largeUrl, (client) => client.query('create database bench_years'));
  const reported = await reports(yearsUrl);

  const reconciled = await reconciliation(largeUrl);
  const told = await notifications(largeUrl);

  logPhase('calls at 100 connections');
  const throughput = await measureThroughput(largeUrl, stopping.signal);
  logPhase('done');
  print(
    `\n${plans.table}\n\n${reported.table}\n\n${tableOf([...throughput, ...growth, ...statements, planCache, plans.measure, ...reported.measures, ...reconciled, ...told])}`,
  );
}

function reconciliation(databaseUrl: string) {
  logPhase('the comparison with the provider');
  return measureReconciliation(creatorOf(databaseUrl), logPhase, stopping.signal);
}

function notifications(databaseUrl: string) {
  logPhase('notifications');
  return measureNotifications(creatorOf(databaseUrl), logPhase, stopping.signal);
}

function teamSearch(databaseUrl: string) {
  logPhase('the team’s search');
  return measureTeamSearch(creatorOf(databaseUrl), logPhase);
}

/** Creates databases beside the given one. */
function creatorOf(databaseUrl: string) {
  return async (name: string) => {
    await withClient(databaseUrl, (client) => client.query(`create database ${name}`));
    return server.url(name);
  };
}

async function reports(databaseUrl: string) {
  logPhase(`reports of two years: ${countsOf(years)}`);
  await makeYears(databaseUrl, years, logPhase);
  logPhase('their calls');
  return measureReports(databaseUrl);
}

async function runSearches(databaseUrl: string): Promise<void> {
  const { app, recorded, close } = await open(databaseUrl);
  const measures = await withClient(databaseUrl, (client) =>
    measureSearches(app, recorded, client),
  );
  await close();
  print(`\n${tableOf(measures)}`);
}

function countsOf(sizes: Size | Years): string {
  return Object.entries(sizes)
    .map(([name, count]) => `${Number(count).toLocaleString('en')} ${name}`)
    .join(', ');
}

async function make(databaseUrl: string, size: Size): Promise<void> {
  await prepareDatabase(databaseUrl, { fileKeys: FILE_KEYS });
  logPhase(countsOf(size));
  await fill(databaseUrl, size);
}

async function open(databaseUrl: string): Promise<MeasuredApp & { close: () => Promise<void> }> {
  const { app, pool, close } = await openApplication(databaseUrl);
  return { app, pool, recorded: recordQueries(pool), databaseUrl, close };
}
