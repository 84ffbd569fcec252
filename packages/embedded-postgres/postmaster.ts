// The server process: its lock file, its start and its stop.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { as } from './account.ts';
import type { Programs } from './binaries.ts';
import type { Endpoint } from './connection.ts';
import type { Location } from './location.ts';
import { isAlive, isServerOf, programEnvironment } from './processes.ts';
import { EmbeddedFailure } from './failure.ts';

export type Running = { pid: number; ready: boolean; endpoint: Endpoint };

/** The server that runs on the cluster now, whoever started it. */
export function findServer(cluster: string): Running | undefined {
  const [pid, , , port, socket, , , status] = readLock(lockFile(cluster));
  if (!Number(pid) || !isServerOf(Number(pid), cluster)) return undefined;
  return {
    pid: Number(pid),
    ready: status?.trim() === 'ready',
    endpoint: { host: socket || '127.0.0.1', port: Number(port) },
  };
}

export type Launch = { state(): 'running' | 'stopped' | 'failed'; output(): string };

/** Starts a server; findServer says when it is ready. */
export function launch(
  location: Location,
  programs: Programs,
  endpoint: Endpoint,
  durable: boolean,
): Launch {
  const lock = lockFile(location.cluster);
  repairLockFile(lock, location.cluster);
  const socketLock = join(endpoint.host, `.s.PGSQL.${endpoint.port}.lock`);
  stopOrphan(socketLock, location.cluster);
  repairLockFile(socketLock, location.cluster);
  const log = openLog(location);
  const settings = settingsFor(endpoint, durable);
  const [program, args] =
    process.platform === 'win32'
      ? // pg_ctl drops administrator rights, with which the server refuses to run.
        [
          programs.pg_ctl,
          ['start', '-w', '-D', location.cluster, '-o', settings.map((s) => `-c ${s}`).join(' ')],
        ]
      : [
          programs.postgres,
          ['-D', location.cluster, ...settings.flatMap((setting) => ['-c', setting])],
        ];
  // In a session of its own, so that Ctrl-C in the terminal does not stop the database before us.
  const child = spawn(program, args, {
    ...as(location.account),
    cwd: '/',
    env: programEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  child.unref();
  return trackLaunch(child, log);
}

/** Shuts the server down; if it does not end in a minute it is aborted, and recovers at the next start. */
export async function stopServer(pid: number, cluster: string, programs: Programs) {
  for (const [mode, signal, seconds] of [
    ['fast', 'SIGINT', 60],
    ['immediate', 'SIGQUIT', 10],
  ] as const) {
    if (process.platform === 'win32')
      spawnSync(programs.pg_ctl, ['stop', '-m', mode, '-D', cluster]);
    else if (isServerOf(pid, cluster)) process.kill(pid, signal);
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      if (!isServerOf(pid, cluster)) return;
      await sleep(5);
    }
  }
  throw new EmbeddedFailure(`PostgreSQL (process ${pid}) did not stop.`);
}

function settingsFor({ host, port }: Endpoint, durable: boolean): string[] {
  const tcp = process.platform === 'win32';
  return [
    `listen_addresses=${tcp ? host : ''}`,
    `unix_socket_directories=${tcp ? '' : host}`,
    `port=${port}`,
    'unix_socket_permissions=0700',
    // Tests run several servers side by side, two for each race; each has a pool of its own.
    `max_connections=${durable ? 100 : 300}`,
    'shared_buffers=128MB',
    // Huge pages can kill the server in a container that promises them and has none.
    'huge_pages=off',
    'timezone=UTC',
    'log_timezone=UTC',
    // Logs starts, stops and crashes, but not failed statements, which contain people's data.
    'log_min_messages=log',
    'log_checkpoints=off',
    ...(durable
      ? ['fsync=on']
      : [
          'fsync=off',
          'synchronous_commit=off',
          'full_page_writes=off',
          'wal_level=minimal',
          'max_wal_senders=0',
          // Databases that live for seconds have nothing to clean up.
          'autovacuum=off',
        ]),
  ];
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function readLock(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Stops a server whose folder was deleted and made anew: it is useless, but it holds the socket. */
function stopOrphan(file: string, cluster: string) {
  const pid = Number(readLock(file)[0]);
  if (pid && isOld(file) && isServerOf(pid, cluster)) process.kill(pid, 'SIGQUIT');
}

/**
 * After a crash a lock file may be empty, or name an id that now belongs to another process; PostgreSQL
 * would then refuse to start for ever. It ignores the process that started it, so the file gets our id.
 * Removing the file would also remove the check that no old server process still writes to the cluster.
 */
function repairLockFile(file: string, cluster: string) {
  if (process.platform === 'win32' || !isOld(file)) return;
  const [pid, ...rest] = readLock(file);
  if (!pid) rmSync(file);
  else if (isAlive(Number(pid)) && !isServerOf(Number(pid), cluster)) {
    const descriptor = openPlain(file, constants.O_WRONLY | constants.O_TRUNC);
    writeFileSync(descriptor, [process.pid, ...rest].join('\n'));
    closeSync(descriptor);
  }
}

/** A file changed within the last second belongs to another start in progress. */
function isOld(file: string): boolean {
  return existsSync(file) && Date.now() - statSync(file).mtimeMs > 1000;
}

type Log = { descriptor: number; file: string; start: number };

function openLog({ folder, account }: Location): Log {
  const file = join(folder, 'server.log');
  const descriptor = openPlain(file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND);
  if (account) fchownSync(descriptor, account.uid, account.gid);
  if (fstatSync(descriptor).size > 1_000_000) ftruncateSync(descriptor);
  return { descriptor, file, start: fstatSync(descriptor).size };
}

/** Follows no symlinks: root opens files here in folders of an unprivileged account. */
function openPlain(file: string, flags: number): number {
  return openSync(file, flags | (constants.O_NOFOLLOW ?? 0), 0o600);
}

function trackLaunch(child: ChildProcess, log: Log): Launch {
  let state: ReturnType<Launch['state']> = 'running';
  let problem = '';
  child.once('error', (error) => {
    state = 'failed';
    problem = String(error);
  });
  child.once('exit', (code) => {
    state = code === 0 ? 'stopped' : 'failed';
  });
  return {
    state: () => state,
    output: () => problem + readFileSync(log.file).subarray(log.start).toString(),
  };
}
