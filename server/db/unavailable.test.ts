import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('from PostgreSQL'), { code });
const failureOf = (host: string) =>
  new pg.Client({ host, port: 1 }).connect().then(
    () => null,
    (error: unknown) => error,
  );

it('recognizes a server that is not running, by socket and by port', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nobody-'));
  expect(isDatabaseUnavailable(await failureOf(folder))).toBe(true);
  expect(isDatabaseUnavailable(await failureOf('127.0.0.1'))).toBe(true);
  rmSync(folder, { recursive: true });
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])('recognizes a broken connection: %s', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
});

it.each(['57P01', '57P03', '08006', '53300'])('recognizes SQLSTATE %s', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
});

it('ignores all other errors', () => {
  for (const code of ['23505', '22021', '57014', '42P01'])
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
  let missing: unknown;
  try {
    readFileSync('/nowhere/at/all');
  } catch (error) {
    missing = error;
  }
  expect(isDatabaseUnavailable(missing)).toBe(false);
});
