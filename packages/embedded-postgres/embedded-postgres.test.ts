import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isServerOf } from './processes.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './index.ts';

let made: string;
let parent: string;
let dataDir: string;
let servers: Embedded[];
let children: ChildProcess[];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'embedded-made-'));
  chmodSync(made, 0o755);
  const server = await startEmbedded({ dataDir: join(made, 'postgres'), durable: false });
  await server.stop();
});
afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(parent, 0o755);
  // So that the sockets of killed servers are removed with the folder.
  vi.stubEnv('TMPDIR', parent);
  dataDir = join(parent, 'postgres');
  servers = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) await server.stop();
  rmSync(parent, { recursive: true });
  vi.unstubAllEnvs();
});

// `durable: false` is enough, because these tests kill processes and not the machine.
async function start(options?: Partial<EmbeddedOptions>) {
  const server = await startEmbedded({ dataDir, durable: false, ...options });
  servers.push(server);
  return server;
}

/** For tests of what comes later: the folder of a server that was stopped, with its owner, instead of a new one. */
function beginWithData() {
  execFileSync('cp', ['-a', join(made, 'postgres'), dataDir]);
}

/** Starts the server from another process, which keeps it until it is killed. */
async function startElsewhere(): Promise<{ pid: number; url: string; child: ChildProcess }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url))});
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log(JSON.stringify({ pid: server.pid, url: server.url() }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { ...(JSON.parse(String(output)) as { pid: number; url: string }), child };
}

async function query(server: Embedded, sql: string) {
  const client = new pg.Client(server.url());
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const socketFolderOf = (url: string): string => new URL(url).searchParams.get('host') ?? '';

const runs = (server: Embedded) => isServerOf(server.pid, join(server.dataDir, 'cluster'));

async function kill(pid: number, cluster: string) {
  process.kill(pid, 'SIGKILL');
  while (isServerOf(pid, cluster)) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('makes the requested database and stops with its only user', async () => {
  const server = await start({ databaseName: 'otra' });
  expect(
    await query(
      server,
      `select current_database() as name, current_setting('listen_addresses') as tcp,
        current_setting('data_checksums') as checksums, datlocprovider::text || datlocale as locale
       from pg_database where datname = current_database()`,
    ),
  ).toEqual([{ name: 'otra', tcp: '', checksums: 'on', locale: 'bC.UTF-8' }]);
  expect(server.url('postgres')).toContain('/postgres?');
  await server.stop();
  await server.stop();
  expect(runs(server)).toBe(false);
});

test('keeps committed data, and is durable by default', async () => {
  const first = await start({ durable: true });
  expect(await query(first, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }]);
  await query(first, 'create table kept as select 7 as n');
  await first.stop();
  expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
});

test('works in a deep folder whose name has spaces and accents', async () => {
  dataDir = join(parent, 'año nuevo, «casa»', 'x'.repeat(200), 'y'.repeat(100));
  const server = await start();
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a server with several users stops with the last one', async () => {
  beginWithData();
  const first = await start();
  const second = await start();
  expect(second.pid).toBe(first.pid);
  await first.stop();
  expect(await query(second, 'select 1 as n')).toEqual([{ n: 1 }]);
  await second.stop();
  expect(runs(second)).toBe(false);
});

test('two processes that start at once on a new folder share one server', async () => {
  const [here, there, third] = await Promise.all([start(), startElsewhere(), startElsewhere()]);
  expect([there.pid, third.pid]).toEqual([here.pid, here.pid]);
  expect(readdirSync(here.dataDir).toSorted()).toEqual(['cluster', 'server.log']);
});

test('takes over the server of a process that was killed', async () => {
  beginWithData();
  const killed = await startElsewhere();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const server = await start();
  expect(server.pid).toBe(killed.pid);
  await server.stop();
  expect(runs(server)).toBe(false);
});

test('starts again after its process and the server were killed', async () => {
  beginWithData();
  const killed = await startElsewhere();
  const first = await start();
  await query(first, 'create table kept as select 7 as n');
  await query(first, 'checkpoint');
  killed.child.kill('SIGKILL');
  await kill(first.pid, join(first.dataDir, 'cluster'));
  const second = await start();
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('starts although the id of the killed server now belongs to another process', async () => {
  beginWithData();
  const first = await start();
  const cluster = join(first.dataDir, 'cluster');
  await kill(first.pid, cluster);
  // Under the same account: PostgreSQL itself recognises processes of other accounts.
  const { uid, gid } = statSync(cluster);
  const other = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
  children.push(other);
  const socketFolder = socketFolderOf(first.url());
  for (const file of [join(cluster, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')]) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, `${other.pid}`));
    utimesSync(file, new Date(0), new Date(0));
  }
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('makes a new database after the data was deleted under a running server', async () => {
  beginWithData();
  const killed = await startElsewhere();
  killed.child.kill('SIGKILL');
  // Its lock files must look old, not as if another start were in progress.
  utimesSync(join(socketFolderOf(killed.url), '.s.PGSQL.5432.lock'), new Date(0), new Date(0));
  rmSync(dataDir, { recursive: true });
  const server = await start();
  expect(server.pid).not.toBe(killed.pid);
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a killed start leaves no incomplete database behind', async () => {
  beginWithData();
  await (await start()).stop();
  const { dataDir: folder } = servers[0] as Embedded;
  rmSync(join(folder, 'cluster'), { recursive: true });
  mkdirSync(join(folder, 'init-999999999-0000'));
  await start();
  expect(readdirSync(folder).toSorted()).toEqual(['cluster', 'server.log']);
});

test.runIf(process.getuid?.() === 0)(
  'root keeps data elsewhere when PostgreSQL cannot enter',
  async () => {
    chmodSync(parent, 0o700);
    const first = await start();
    servers.push({ ...first, stop: async () => rmSync(first.dataDir, { recursive: true }) });
    expect(first.dataDir).not.toContain(parent);
    await query(first, 'create table kept as select 7 as n');
    await first.stop();
    // It stays with that folder; otherwise the data would seem lost.
    chmodSync(parent, 0o755);
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
    await servers.at(-1)?.stop();
  },
);

test('leaves a folder with other files alone', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'carta.txt'), 'mine');
  await expect(start()).rejects.toThrow('holds other files (carta.txt)');
});

test('reports a database of another version', async () => {
  beginWithData();
  const server = await start();
  await server.stop();
  writeFileSync(join(server.dataDir, 'cluster/PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow(/made by PostgreSQL (version )?15/);
});
