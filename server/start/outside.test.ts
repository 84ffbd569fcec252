import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openOutside } from './outside.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-outside-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLIC_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

test.each([
  ['the stand-in’s', {}, true],
  ['the provider’s, though e-mails are not sent', STRIPE, false],
])('where money is %s, the clock can be set or not', async (_whose, environment, canSetClock) => {
  const outside = await openOutside(readConfig({ DATA_DIR: dataDir, ...environment }));
  expect(outside.devPages).not.toBeNull();
  expect(outside.canSetClock).toBe(canSetClock);
  await outside.close();
});
