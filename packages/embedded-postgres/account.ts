// PostgreSQL refuses to run as root, so root runs it under an unprivileged account.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedFailure } from './failure.ts';

export type Account = { name: string; uid: number; gid: number };

/**
 * The account that PostgreSQL has to run as, or undefined for our own. An existing database keeps its
 * owner, so that starting once with sudo does not lock an ordinary user out.
 */
export function accountFor(clusters: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  for (const cluster of clusters.filter(existsSync)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0)
      return accounts.find((known) => known.uid === uid) ?? { name: `${uid}`, uid, gid };
  }
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((known) => known.name === name))
    .find((known) => known !== undefined);
  if (account) return account;
  throw new EmbeddedFailure(
    'PostgreSQL does not run as root, and there is no user «postgres» or «nobody» to run it as: ' +
      'start Maestros as an ordinary user.',
  );
}

/** Whether the account can enter the folder; the system is asked, because ACLs count too. */
export function canEnter(account: Account, folder: string): boolean {
  return tryAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
}

/** Whether the account can run the program. */
export function canRun(account: Account, program: string): boolean {
  return tryAs(account, program, ['--version']);
}

/** The spawn options that run a program under the account. */
export function as(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function tryAs(account: Account, program: string, args: string[]): boolean {
  const { error, status } = spawnSync(program, args, { ...as(account), cwd: '/', stdio: 'ignore' });
  if (error && 'code' in error && (error.code === 'EPERM' || error.code === 'EINVAL')) {
    throw new EmbeddedFailure(
      `PostgreSQL does not run as root, and root may not become «${account.name}» here: ` +
        'start Maestros as an ordinary user.',
    );
  }
  return status === 0;
}

function readAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
