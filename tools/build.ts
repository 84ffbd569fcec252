import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { precompress } from './precompress.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Everything that the web build depends on. */
export const SOURCES = [
  'web',
  'public',
  'contract',
  'domain',
  'lib',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'tools/build.ts',
  'tools/precompress.ts',
];

export interface BuildResult {
  /** False when the existing build already matched the sources. */
  built: boolean;
  ms: number;
  directory: string;
}

/**
 * Makes the web build unless the existing one has the same sources. It is made in a folder of its own and
 * then moved, and the stamp is written last, so that an interrupted build never counts as complete.
 * `stopping` aborts it.
 */
export async function ensureBuild(stopping?: AbortSignal): Promise<BuildResult> {
  const start = performance.now();
  const stamp = await hashOfSources();
  const done = (built: boolean) => ({
    built,
    ms: Math.round(performance.now() - start),
    directory,
  });
  if ((await currentStamp()) === stamp) return done(false);

  await mkdir(directory, { recursive: true });
  const unlock = await lock(stopping);
  const fresh = path.join(directory, `.new-${process.pid}`);
  try {
    // Another process may have built it while this one waited.
    if ((await currentStamp()) === stamp) return done(false);
    await removeLeftovers();
    stopping?.throwIfAborted();
    await runReactRouter(fresh, stopping);
    await precompress(path.join(fresh, 'client'));
    stopping?.throwIfAborted();
    await rm(stampFile, { force: true });
    for (const part of ['client', 'server']) await replace(part, fresh);
    await writeFile(stampFile, stamp);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await unlock();
  }
  return done(true);
}

const directory = path.join(root, 'build');
const stampFile = path.join(directory, '.stamp');
const currentStamp = () => readFile(stampFile, 'utf8').catch(() => '');

async function replace(part: string, fresh: string): Promise<void> {
  const target = path.join(directory, part);
  await rm(target, { recursive: true, force: true });
  await rename(path.join(fresh, part), target);
}

/** Removes what killed builds left; the folders' names contain the id of the process. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(directory)) {
    const pid = /^\.(?:new|lock)-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(path.join(directory, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Allows one build at a time: a second one waits, and usually finds the work done. */
async function lock(stopping?: AbortSignal): Promise<() => Promise<void>> {
  const file = path.join(directory, '.lock');
  // Written first and then linked, so that an existing lock always contains the process id.
  const own = `${file}-${process.pid}`;
  await writeFile(own, String(process.pid));
  const deadline = Date.now() + 5 * 60_000;
  for (;;) {
    try {
      await link(own, file);
      await rm(own);
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    // Released in the meantime: try again. Left by a dead process: remove it.
    if (owner === 0) continue;
    if (!isAlive(owner)) await rm(file, { force: true });
    else if (Date.now() > deadline) {
      throw new Error(
        `Another web build (process ${owner}) does not end; stop it or remove ${file}.`,
      );
    } else await setTimeout(250, undefined, stopping && { signal: stopping });
  }
}

/** Our own id in the lock comes from an earlier process: containers reuse ids. */
function isAlive(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function runReactRouter(target: string, stopping?: AbortSignal): Promise<void> {
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_BUILD_DIRECTORY: path.relative(root, target),
      FORCE_COLOR: '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const end = () => child.kill();
  stopping?.addEventListener('abort', end);
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (stopping?.aborted) reject(stopping.reason);
      else if (code === 0) resolve();
      else reject(new Error(`The web build failed:\n${output}`));
    });
  }).finally(() => stopping?.removeEventListener('abort', end));
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(root, source))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesUnder(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null);
  // Either a file, or missing.
  if (entries === null) return existsSync(source) ? [source] : [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) {
  const { built, ms } = await ensureBuild();
  console.log(built ? `Web built in ${ms} ms` : `Web build is up to date (${ms} ms)`);
}
