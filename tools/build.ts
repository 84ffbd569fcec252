import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Everything that decides what the web build looks like. */
const sources = [
  'web',
  'contract',
  'domain',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'tools/build.ts',
  'tools/precompress.ts',
];

export interface BuildResult {
  /** False when the build at hand already matched the sources. */
  built: boolean;
  ms: number;
  directory: string;
}

/**
 * Makes the web build unless the one at hand is of the same sources. It is made in a folder of its own
 * and then takes the old one's place: one that is killed half-way is never taken for whole.
 */
export async function ensureBuild(): Promise<BuildResult> {
  const start = performance.now();
  const directory = path.join(root, 'build');
  const stamp = await hashOfSources();
  const done = (built: boolean) => ({
    built,
    ms: Math.round(performance.now() - start),
    directory,
  });
  if ((await readFile(path.join(directory, '.stamp'), 'utf8').catch(() => '')) === stamp) {
    return done(false);
  }

  await removeLeftovers();
  // Under build/'s own parent, so that the last step is a rename; ignored by git like all of .data.
  const fresh = workFolder(`new-${process.pid}`);
  try {
    await runReactRouter(fresh);
    await precompress(path.join(fresh, 'client'));
    await writeFile(path.join(fresh, '.stamp'), stamp);
    await replace(directory, fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return done(true);
}

const workFolder = (name: string) => path.join(root, '.data', 'web-build', name);

async function replace(directory: string, fresh: string): Promise<void> {
  const old = workFolder(`old-${process.pid}`);
  if (existsSync(directory)) await rename(directory, old);
  await rename(fresh, directory);
  await rm(old, { recursive: true, force: true });
}

/** Folders of builds that were killed; one of a living process stays. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(workFolder('')).catch(() => []);
  for (const name of names) {
    if (!isAlive(Number(name.split('-')[1]))) {
      await rm(workFolder(name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function runReactRouter(directory: string): Promise<void> {
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_BUILD_DIRECTORY: path.relative(root, directory),
      FORCE_COLOR: '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The web build failed:\n${output}`));
    });
  });
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const source of sources) {
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

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  // Not a folder: a file, or missing.
  if (entries === null) return existsSync(place) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) {
  const { built, ms } = await ensureBuild();
  console.log(built ? `Web built in ${ms} ms` : `Web build is up to date (${ms} ms)`);
}
