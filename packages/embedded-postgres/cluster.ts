// A new, empty database cluster.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { as } from './account.ts';
import type { Programs } from './binaries.ts';
import { codeOf, explain } from './failure.ts';
import type { Place } from './place.ts';
import { isAlive, programEnvironment } from './processes.ts';

export const superuser = 'maestros';

/**
 * Made in a folder of its own and renamed when whole: a start that is killed in the middle leaves no
 * half database behind, and of two that begin at once one wins and the other uses what it made.
 */
export async function makeCluster(place: Place, programs: Programs, durable: boolean) {
  if (existsSync(place.cluster)) return;
  removeAbandoned(place.folder);
  const unfinished = join(place.folder, `init-${process.pid}-${randomBytes(4).toString('hex')}`);
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
        ...authentication(place),
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...as(place.account), cwd: '/', env: programEnvironment() },
    );
    renameSync(unfinished, place.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(place.cluster)) return;
    throw explain('make the database in', place.folder, outputOf(error));
  }
}

/** Where the server has to listen on TCP it asks for this password; elsewhere its folder guards it. */
export function passwordOf(place: Place): string | undefined {
  return process.platform === 'win32'
    ? readFileSync(passwordFile(place), 'utf8').trim()
    : undefined;
}

function authentication(place: Place): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  try {
    const password = randomBytes(24).toString('hex');
    writeFileSync(passwordFile(place), `${password}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`];
}

function passwordFile(place: Place): string {
  return join(place.folder, 'password');
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
