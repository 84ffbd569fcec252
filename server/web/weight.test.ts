import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test as check } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { handlers } from '#server/features/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { ensureBuild } from '../../tools/build.ts';
import { answerInProcess } from './in-process.ts';
import { mountWeb } from './mount.ts';

// What a first visit to a public page loads before anybody has done anything, and what it loads once it is used, as the
// document names it. Pictures are not counted: they depend on who is shown. `npm run lighthouse` measures the rest.

let test: TestApp;
let app: FastifyInstance;
let directory: string;
let profile: string;
let stopAnswering: () => void;

beforeAll(async () => {
  ({ directory } = await ensureBuild());
  test = await startTestApp();
  app = await buildApp(test.services);
  stopAnswering = answerInProcess(handlers, test.services, app.log);
  await mountWeb(app, {
    mode: 'production',
    buildDirectory: directory,
    devPages: false,
    siteOrigin: 'http://localhost:3000',
  });
  profile = (
    await makeProfessional(test, { profesion: 'Plomería', reviews: { count: 2, stars: 9 } })
  ).keylogin;
  // A build takes a while on a small machine.
}, 300_000);
afterAll(async () => {
  stopAnswering();
  await app.close();
  await test.close();
});

interface Part {
  file: string;
  bytes: number;
}

interface Parts {
  /** The document and what it loads at once, as they go over the wire: compressed, without headers. */
  atOnce: Part[];
  /** The scripts that it holds until it is used. */
  held: Part[];
}

async function partsOf(url: string): Promise<Parts> {
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const document = { file: url, bytes: brotliCompressSync(body, { params }).length };
  const holding = /<link data-later=""[^>]*>|<script [^>]*type="later">.*?<\/script>/gs;
  const held = filesIn([...body.matchAll(holding)].join(''));
  return { atOnce: [document, ...filesIn(body.replaceAll(holding, ''))], held };
}

function filesIn(html: string): Part[] {
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(String));
  return [...named].map((file) => ({ file, bytes: sizeOf(file) }));
}

function sizeOf(file: string): number {
  const stored = path.join(directory, 'client', file);
  return statSync(existsSync(`${stored}.br`) ? `${stored}.br` : stored).size;
}

const kib = (parts: readonly Part[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** The largest first: what a page that grew too heavy is made of. */
const table = (parts: readonly Part[]): string[] =>
  parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${(bytes / 1024).toFixed(1).padStart(6)} ${file}`);

// Each has a KiB of room: the keys and words of who is shown differ from run to run.
const PAGES = [
  { page: 'the home page', url: () => '/', most: 50, requests: 5, used: 185, together: 13 },
  {
    page: 'a category',
    url: () => '/categorias/plomeria',
    most: 50,
    requests: 6,
    used: 184,
    together: 15,
  },
  {
    page: 'a profile',
    url: () => `/ver/profesional/${profile}`,
    most: 50,
    requests: 6,
    used: 182,
    together: 14,
  },
];

check.for(PAGES)('$page loads at most $most KiB in $requests requests', async (page) => {
  const { atOnce } = await partsOf(page.url());
  expectWithin(atOnce, page.most, page.requests);
});

check.for(PAGES)('$page that is used at most $used KiB in $together', async (page) => {
  const { atOnce, held } = await partsOf(page.url());
  expect(held.length).toBeGreaterThan(0);
  expectWithin([...atOnce, ...held], page.used, page.together);
});

function expectWithin(parts: readonly Part[], most: number, requests: number): void {
  const fits = kib(parts) <= most && parts.length <= requests;
  expect(
    fits ? [] : [`${kib(parts).toFixed(1)} KiB, ${parts.length} requests`, ...table(parts)],
  ).toEqual([]);
}

check('no page that people arrive at loads the calls and their schemas to be shown', async () => {
  for (const { url } of PAGES) {
    const { atOnce, held } = await partsOf(url());
    const files = [...atOnce, ...held].map(({ file }) => `${url()}: ${file}`);
    expect(files).not.toContainEqual(expect.stringContaining('/assets/api-'));
  }
});

check('the fonts of ours are two, and small', () => {
  const fonts = ['figtree-400-700', 'bricolage-grotesque-700'].map((name) =>
    readFileSync(path.join(import.meta.dirname, `../../web/theme/fonts/${name}.woff2`)),
  );
  expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(20_500);
});
