// Processes of the system: recognising our servers, and the environment that programs get.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codeOf } from './failure.ts';

/** Whether a process with that id exists, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether the process is the PostgreSQL of that cluster: ids are reused, and a dead process can keep its
 * id for a while. On Windows only the id can be checked.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  return command.includes('postgres') && `${command} `.includes(` -D ${cluster} `);
}

/** The environment for PostgreSQL: none of our keys, and no settings meant for its clients. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const entries = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return (
    spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout ?? ''
  );
}
