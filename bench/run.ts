// `npm run bench`: how fast the calls are, as ratios to a floor that is measured in the same run.
// BENCH_SCALE=5 measures with five times the messages and professionals.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { prepareDatabase } from '#server/start/database.ts';
import { openApplication } from './application.ts';
import { fill, sizeFor } from './data.ts';
import { judgePlans } from './plans.ts';
import { recordQueries } from './queries.ts';
import { tableOf } from './report.ts';
import { measureStatements } from './statements.ts';
import { measureThroughput } from './throughput.ts';

const scale = Number(process.env.BENCH_SCALE ?? 1);
if (!(scale > 0)) throw new Error('BENCH_SCALE is a number above 0');

const startedAt = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const step = (what: string) =>
  say(`· ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(3)} s  ${what}`);

const folder = mkdtempSync(path.join(tmpdir(), 'maestros-bench-'));
step('throwaway PostgreSQL, durable as in production (fsync and synchronous_commit on)');
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
  // Stopped half-way: whatever failed then, failed because of that.
  if (!stopping.signal.aborted) throw error;
} finally {
  await stop();
}

async function run(databaseUrl: string): Promise<void> {
  const size = sizeFor(scale);
  await prepareDatabase(databaseUrl);
  const counts = Object.entries(size).map(
    ([name, count]) => `${count.toLocaleString('en')} ${name}`,
  );
  step(counts.join(', '));
  await fill(databaseUrl, size);

  const { app, pool, close } = await openApplication(databaseUrl);
  const recorded = recordQueries(pool);
  step('statements');
  const statements = await measureStatements(app, recorded, databaseUrl);
  const plans = await judgePlans(app, recorded, databaseUrl);
  await close();

  step('calls at 100 connections');
  const throughput = await measureThroughput(databaseUrl, stopping.signal);
  step('done');
  say(`\n${plans.table}\n\n${tableOf([...throughput, ...statements, plans.measure])}`);
}
