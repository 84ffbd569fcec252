import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Production must load neither the demo nor the stand-ins. Node itself reports the modules it loads.

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the URLs of all loaded modules to a file, however the process ends: a pipe may be cut off. */
const recorder = `
  import { writeFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  process.once('exit', () => writeFileSync(process.env.LOADED, JSON.stringify(loaded)));`;

/** Our files that a Node process with these arguments loads, relative to the repository. */
async function loadedBy(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const hooks = `data:text/javascript,${encodeURIComponent(recorder)}`;
  const dir = mkdtempSync(path.join(tmpdir(), 'maestros-loaded-'));
  const loaded = path.join(dir, 'loaded.json');
  const environment = { ...process.env, ...env, LOADED: loaded };
  await new Promise<void>((resolve) => {
    const options = { cwd: root, env: environment };
    // What it prints, and how it ends, is for other tests.
    execFile(process.execPath, ['--import', hooks, ...args], options, () => resolve());
  });
  const urls = JSON.parse(readFileSync(loaded, 'utf8')) as string[];
  rmSync(dir, { recursive: true });
  return urls
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => path.relative(root, fileURLToPath(url)));
}

const unwanted = (files: readonly string[]) =>
  files.filter((file) => /^(demo|packages\/(demo-people|stand-ins))\//.test(file));

/** A start without the parts that need a database. */
const start = (config: object) => `
  await import('./server/start/run.ts');
  const { openOutside } = await import('./server/start/outside.ts');
  const { banner } = await import('./server/start/banner.ts');
  const config = ${JSON.stringify(config)};
  const outside = await openOutside(config);
  await banner(config, { address: 'https://maestros.example', hasOutbox: false }, 0);
  await outside.close();`;

const evaluate = (script: string) => loadedBy(['--input-type=module', '--eval', script]);

it('reads the configuration before anything else', async () => {
  const files = await loadedBy(['server/main.ts'], { NODE_ENV: 'production', PORT: 'none' });
  expect(files).toContain('server/config.ts');
  expect(unwanted(files)).toEqual([]);
});

it('loads neither demo nor stand-ins in production', async () => {
  const files = await evaluate(start({ stripe: {}, whatsapp: {}, email: {}, demo: false }));
  expect(files).toEqual(expect.arrayContaining(['server/start/run.ts', 'server/app.ts']));
  expect(unwanted(files)).toEqual([]);
});

it('loads them where the configuration wants them', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-loads-'));
  const config = { stripe: null, whatsapp: null, email: null, demo: true, dataDir };
  const files = await evaluate(start(config));
  rmSync(dataDir, { recursive: true });
  expect(unwanted(files)).toEqual(
    expect.arrayContaining(['demo/accounts.ts', 'packages/stand-ins/index.ts']),
  );
});
