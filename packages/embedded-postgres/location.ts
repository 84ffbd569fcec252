// Where the database lives on disk.
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, accountFor, canEnter } from './account.ts';
import { codeOf, EmbeddedFailure } from './failure.ts';
import { fingerprint, isWritable, sharedFolder, systemFolders, takeFolder } from './folders.ts';

export type Location = {
  /** Our folder: the cluster, the server's log and leftovers of interrupted starts. */
  folder: string;
  /** PostgreSQL's own data directory, inside the folder. */
  cluster: string;
  account: Account | undefined;
};

/**
 * The requested folder, made if it does not exist. Root's PostgreSQL runs under another account, which may be
 * unable to enter it (a checkout under /root): then a system folder is used instead, permanently, and a file
 * in the requested folder names it. Deleting the requested folder begins a new database.
 */
export function findLocation(dataDir: string): Location {
  const wanted = canonical(resolve(dataDir));
  const folders = [readPointer(wanted) ?? wanted, wanted];
  if (process.getuid?.() === 0)
    folders.push(...systemFolders.map((parent) => substituteFolder(parent, wanted)));
  const account = accountFor(folders.map(clusterIn));
  const existing = folders.find((folder) => existsSync(join(clusterIn(folder), 'PG_VERSION')));
  const folder = existing ?? makeFolder(wanted, account);
  checkAccess(folder, account);
  return { folder, cluster: clusterIn(folder), account };
}

function makeFolder(wanted: string, account: Account | undefined): string {
  refuseOtherFiles(wanted);
  try {
    mkdirSync(wanted, { recursive: true });
    const moved = account && (readPointer(wanted) || !canEnter(account, wanted));
    if (moved) return makeSubstitute(wanted, account);
    takeFolder(wanted, account);
    return wanted;
  } catch (cause) {
    const code = codeOf(cause);
    if (!code) throw cause;
    if (code === 'ENOSPC') throw new EmbeddedFailure(`The disk for ${wanted} is full.`, { cause });
    if (!account || !['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code)) {
      throw new EmbeddedFailure(`The folder ${wanted} for the database cannot be made (${code}).`, {
        cause,
      });
    }
  }
  // Nothing can be written there, not even a pointer to the data, so the name must be predictable.
  const folder = substituteFolder(sharedFolder(account), wanted);
  takeFolder(folder, account);
  return folder;
}

function makeSubstitute(wanted: string, account: Account): string {
  const target = `${substituteFolder(sharedFolder(account), wanted)}-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(pointerIn(wanted), target, { flag: 'wx' });
  } catch (error) {
    // Of two starts at the same time the first one wins.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const folder = readPointer(wanted) ?? target;
  takeFolder(folder, account);
  return folder;
}

function readPointer(wanted: string): string | undefined {
  try {
    return readFileSync(pointerIn(wanted), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Refuses a folder with other files, because the folder becomes private to PostgreSQL's account. */
function refuseOtherFiles(folder: string) {
  if (!existsSync(folder)) return;
  const ours = /^(cluster|init-.+|server\.log|password|moved-to)$/;
  const otherFile = isWritable(folder) ? readdirSync(folder).find((name) => !ours.test(name)) : '';
  if (otherFile)
    throw new EmbeddedFailure(
      `${folder} holds other files (${otherFile}): name a folder of its own.`,
    );
}

function checkAccess(folder: string, account: Account | undefined) {
  if (account && !canEnter(account, folder)) {
    throw new EmbeddedFailure(
      `The database in ${folder} belongs to «${account.name}», who can no longer enter that folder.`,
    );
  }
  if (!account && !isWritable(folder)) {
    throw new EmbeddedFailure(
      `The database in ${folder} belongs to another user: start Maestros as that user, or as root.`,
    );
  }
}

const clusterIn = (folder: string) => join(folder, 'cluster');
const pointerIn = (folder: string) => join(folder, 'moved-to');
const substituteFolder = (parent: string, folder: string) =>
  join(parent, `maestros-${fingerprint(folder)}`);

/** The real path of the existing part, so that a database has one name in spite of symlinks. */
function canonical(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(canonical(parent), basename(path));
}
