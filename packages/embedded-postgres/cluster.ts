// A new, empty database cluster.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { as } from './account.ts';
import type { Programs } from './binaries.ts';
import { codeOf, explain } from './failure.ts';
import type { Location } from './location.ts';
import { isAlive, programEnvironment } from './processes.ts';

export const superuser = 'maestros';

/**
 * Made in a folder of its own and renamed when complete: a start that is killed leaves no incomplete
 * database, and of two starts at the same time one wins and the other uses its database.
 */
export async function makeCluster(location: Location, programs: Programs, durable: boolean) {
  if (existsSync(location.cluster)) return;
  removeAbandoned(location.folder);
  const unfinished = join(location.folder, `init-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await promisify(execFile)(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
        '--no-instructions',
        ...authentication(location),
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...as(location.account), cwd: '/', env: programEnvironment() },
    );
    renameSync(unfinished, location.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(location.cluster)) return;
    throw explain('make the database in', location.folder, outputOf(error));
  }
}

/** The password of a server that listens on TCP (Windows); elsewhere the socket's folder protects it. */
export function passwordOf(location: Location): string | undefined {
  return process.platform === 'win32'
    ? readFileSync(passwordFile(location), 'utf8').trim()
    : undefined;
}

function authentication(location: Location): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  try {
    const password = randomBytes(24).toString('hex');
    writeFileSync(passwordFile(location), `${password}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(location)}`];
}

function passwordFile(location: Location): string {
  return join(location.folder, 'password');
}

function removeAbandoned(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = /^init-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function outputOf(error: unknown): string {
  const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
  return `${stdout}${stderr}` || String(error);
}
