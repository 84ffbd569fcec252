import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../tools/precompress.ts';
import { serveAssets } from './assets.ts';

let app: FastifyInstance;
const logged: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'maestros-assets-'));

beforeAll(async () => {
  const assets = path.join(folder, 'assets');
  mkdirSync(assets);
  writeFileSync(path.join(assets, 'home-a1b2.js'), 'export {};');
  writeFileSync(path.join(folder, 'secret.js'), 'beside the folder');
  await precompress(assets);
  app = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
  app.get('/*', async () => 'a page');
  await app.register((scope) => serveAssets(scope, assets));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('an asset is kept for good, and never guessed at', async () => {
  const { statusCode, headers, body } = await get('/assets/home-a1b2.js');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'export {};' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  { 'if-match': '"another"' },
  { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
])('%o gets the whole file', async (headers) => {
  const { statusCode, body } = await app.inject({ url: '/assets/home-a1b2.js', headers });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'export {};' });
});

test.each([
  ['bytes=0-5', 206, 'export'],
  ['bytes=7-', 206, '{};'],
  ['bytes=9999-', 416, ''],
  ['pages=1', 200, 'export {};'],
] as const)('of a file the part %s is answered with %i', async (range, status, part) => {
  logged.length = 0;
  const { statusCode, body } = await app.inject({
    url: '/assets/home-a1b2.js',
    headers: { range, 'if-range': '"another"' },
  });
  expect({ statusCode, body }).toEqual({ statusCode: status, body: part });
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('whoever accepts it gets the file that was compressed before', async () => {
  const { headers, rawPayload } = await get('/assets/home-a1b2.js', 'gzip, deflate');
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe('export {};');
  expect((await get('/assets/home-a1b2.js', 'br')).headers['content-encoding']).toBe('br');
});

test.each([
  '/assets/home-0000.js',
  '/assets/home-a1b2.js.gz',
  '/assets/',
  '/assets/HOME-A1B2.JS',
  '/assets/..%2fsecret.js',
])('%s is neither an asset nor a page', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/a page|beside the folder/);
});
