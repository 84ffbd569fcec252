// How many people are told something in an hour through one process, and whether its memory grows with them (4 §E).
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Outside } from '#server/composition.ts';
import { prepareDatabase } from '#server/start/database.ts';
import { start, told } from './children.ts';
import { withClient } from './client.ts';
import type { Notified } from './notifier.ts';
import type { Measure } from './report.ts';
import { FILE_KEYS, sealColumn } from './sealed.ts';

const PEOPLE = 4000;
const HOUR = 3_600_000;

/** Tells many people, in a database that `make` creates. */
export async function measureNotifications(
  make: (name: string) => Promise<string>,
  logPhase: (what: string) => void,
  stopping: AbortSignal,
): Promise<Measure[]> {
  logPhase(`  ${PEOPLE} people`);
  const { milliseconds, keptMegabytes, keptAtQuarter } = await tell(
    await make('bench_told'),
    stopping,
  );
  const load = `machine under a load of ${loadavg()[0]?.toFixed(1)}`;
  return [
    {
      name: 'notifications that go out in an hour through one process',
      value: Math.floor((PEOPLE * HOUR) / milliseconds),
      unit: 'an hour',
      aim: { atLeast: 100_000 },
      note: `${PEOPLE.toLocaleString('en')} in ${(milliseconds / 1000).toFixed(1)} s; ${load}`,
    },
    {
      name: 'what it keeps in memory, at the end ÷ after a quarter',
      value: keptMegabytes / keptAtQuarter,
      unit: '×',
      aim: { atMost: 1.25 },
      note: `${keptMegabytes.toFixed(0)} ÷ ${keptAtQuarter.toFixed(0)} MB`,
    },
  ];
}

async function tell(databaseUrl: string, signal: AbortSignal): Promise<Notified> {
  await prepareDatabase(databaseUrl, { fileKeys: FILE_KEYS });
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(PEOPLE_SQL);
    const ids = rows.map(({ id }) => Number(id));
    await sealColumn(client, 'account.phone', ids, (id) => `+52${3_300_000_000 + id}`);
  });
  const stateDir = mkdtempSync(path.join(tmpdir(), 'maestros-bench-receivers-'));
  const receivers = start(new URL('receivers.ts', import.meta.url), [stateDir], signal);
  const gone = once(receivers, 'exit');
  try {
    const addresses = await told<Partial<Outside>>(receivers);
    const args = [databaseUrl, JSON.stringify(addresses)];
    const notified = await told<Notified>(
      start(new URL('notifier.ts', import.meta.url), args, signal),
    );
    if (notified.failed > 0) throw new Error(`${notified.failed} messages were not taken`);
    return notified;
  } finally {
    if (receivers.connected) receivers.disconnect();
    await gone;
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** Professionals who have nothing but an address and a telephone. */
const PEOPLE_SQL = `
  insert into account (keylogin, rol, nombre, apellidos, email)
    select 'told-' || n, 2, 'Ada', 'Núñez', 'ada-' || n || '@correo.mx'
      from generate_series(1, ${PEOPLE}) n
      returning id`;
