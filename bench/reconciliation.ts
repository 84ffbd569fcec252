// How long the nightly comparison with the provider takes, and whether its memory grows with the day.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDatabase } from '#server/start/database.ts';
import { start, told } from './children.ts';
import { fillBefore, fillDay, writeProviderDay } from './day-data.ts';
import type { Reconciled } from './reconciler.ts';
import type { Measure } from './report.ts';
import { FILE_KEYS } from './sealed.ts';

const FEW = 2000;
const MANY = 20_000;
const BEFORE = 200_000;

interface Day {
  readonly count: number;
  /** Movements of days before it. */
  readonly before: number;
}

/** Compares a small and a busy day, each in a database that `make` creates. */
export async function measureReconciliation(
  make: (name: string) => Promise<string>,
  logPhase: (what: string) => void,
  stopping: AbortSignal,
): Promise<Measure[]> {
  const take = async (name: string, day: Day) => {
    logPhase(`  ${day.count} movements after ${day.before}`);
    return reconcile(await make(name), day, stopping);
  };
  const few = await take('bench_day_small', { count: FEW, before: 0 });
  const many = await take('bench_day', { count: MANY, before: 0 });
  const later = await take('bench_day_later', { count: FEW, before: BEFORE });
  const load = `machine under a load of ${loadavg()[0]?.toFixed(1)}`;
  return [
    {
      name: `reconciling a day of ${MANY.toLocaleString('en')} movements`,
      value: many.milliseconds,
      unit: 'ms',
      aim: { atMost: 60_000 },
      note: `${FEW.toLocaleString('en')} in ${few.milliseconds.toFixed(0)} ms; ${load}`,
    },
    {
      name: 'its peak memory, a busy day ÷ a small one',
      value: many.peakMegabytes / few.peakMegabytes,
      unit: '×',
      aim: { atMost: 1.25 },
      note: `${many.peakMegabytes.toFixed(0)} ÷ ${few.peakMegabytes.toFixed(0)} MB`,
    },
    {
      name: 'rows read at night, after many days ÷ after none',
      value: later.rowsAgain / few.rowsAgain,
      unit: '×',
      aim: { atMost: 1.5 },
      note: `${later.rowsAgain} ÷ ${few.rowsAgain} rows; ${BEFORE.toLocaleString('en')} movements before`,
    },
  ];
}

async function reconcile(
  databaseUrl: string,
  { count, before }: Day,
  signal: AbortSignal,
): Promise<Reconciled> {
  await prepareDatabase(databaseUrl, { fileKeys: FILE_KEYS });
  if (before > 0) await fillBefore(databaseUrl, before);
  await fillDay(databaseUrl, count);
  const stateDir = mkdtempSync(path.join(tmpdir(), 'maestros-bench-provider-'));
  writeProviderDay(stateDir, count);
  const provider = start(new URL('provider.ts', import.meta.url), [stateDir], signal);
  const gone = once(provider, 'exit');
  try {
    const { url } = await told<{ url: string }>(provider);
    const reconciled = await told<Reconciled>(
      start(new URL('reconciler.ts', import.meta.url), [databaseUrl, url], signal),
    );
    if (reconciled.differences > 0) throw new Error('the books of the measured day differ');
    return reconciled;
  } finally {
    if (provider.connected) provider.disconnect();
    await gone;
    rmSync(stateDir, { recursive: true, force: true });
  }
}
