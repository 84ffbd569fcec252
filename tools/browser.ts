import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/**
 * The options that start Chromium for tests and screenshots: that of CHROMIUM_PATH, else the one from npm
 * (Linux), else the installed Chrome.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ];
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, args };
  if (process.platform !== 'linux') return { channel: 'chrome' };

  const home = await unpackChromium();
  const env = {
    ...definedEnvironment(),
    FONTCONFIG_PATH: path.join(home, 'fonts'),
    LD_LIBRARY_PATH: [path.join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
  };
  return { executablePath: path.join(home, 'chromium'), args, env };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserOptions());
}

/**
 * Unpacks the browser, its libraries and fonts once per user and version. The package itself unpacks into
 * the common temporary folder, where a second run could start an incomplete browser.
 */
async function unpackChromium(): Promise<string> {
  const bin = path.resolve(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../bin');
  const manifest = path.resolve(bin, '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const base = os.tmpdir();
  const home = path.join(base, `maestros-chromium-${version}-${os.userInfo().uid}`);
  if (existsSync(home)) return home;

  const fresh = `${home}.${process.pid}`;
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = fresh;
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath(bin);
    await inflate(path.join(bin, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await chmod(path.join(fresh, 'chromium'), 0o700);
  await setFontFolder(fresh, home);
  await rename(fresh, home).catch(() => rm(fresh, { recursive: true, force: true }));
  return home;
}

/** Replaces the common temporary folder in the package's font configuration by our own folder. */
async function setFontFolder(fresh: string, home: string): Promise<void> {
  const file = path.join(fresh, 'fonts', 'fonts.conf');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await writeFile(file, text.replaceAll('/tmp/fonts', path.join(home, 'fonts')));
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
