// Folders that PostgreSQL's account can use, wherever the checkout is and whoever started us.
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  rmdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { codeOf, EmbeddedFailure } from './failure.ts';

// Not /tmp, because systems clear it. /var/tmp comes last: some clear files untouched for a month.
export const systemFolders = ['/var/lib', '/var/tmp'];

/** A permanent system folder that root can write and the account can enter. */
export function sharedFolder(account: Account): string {
  const found = systemFolders.find((folder) => isWritable(folder) && canEnter(account, folder));
  if (found) return found;
  throw new EmbeddedFailure(`Found no folder where PostgreSQL could run as «${account.name}».`);
}

/**
 * A folder for the socket that only PostgreSQL's account can enter, because the socket has no password.
 * Its path must be short: the system allows 104 to 108 bytes, while the data's path may be any length.
 */
export function socketFolder(cluster: string, account: Account | undefined): string {
  const name = `maestros-${fingerprint(`${cluster}\0${account?.uid ?? process.getuid?.()}`)}`;
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = join(parent, name);
    // PostgreSQL reads the setting as a list, so the path must be free of commas and quotes.
    if (folder.length > 80 || !/^[\w./-]+$/.test(folder)) continue;
    try {
      takeFolder(folder, account);
      return folder;
    } catch {
      // Somebody else's folder of that name, or none can be made here.
    }
  }
  throw new EmbeddedFailure(
    'Found no folder for the socket of PostgreSQL: neither /tmp nor /var/tmp works.',
  );
}

/** Removes the folder of a stopped server; a start that needs it at the same time makes it again. */
export function removeSocketFolder(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty: it is still in use.
  }
}

/** Makes the folder private to the account; refuses one that a third user has put there. */
export function takeFolder(folder: string, account: Account | undefined) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const stat = lstatSync(folder);
  const self = process.getuid?.() ?? stat.uid;
  if (!stat.isDirectory() || (stat.uid !== self && stat.uid !== account?.uid)) {
    throw new EmbeddedFailure(`${folder} belongs to another user, so PostgreSQL cannot use it.`);
  }
  if (account && stat.uid !== account.uid) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  if (account && !canEnter(account, folder)) {
    throw new EmbeddedFailure(`The user «${account.name}» cannot enter ${folder}.`);
  }
}

/** A short hash of a long text. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
