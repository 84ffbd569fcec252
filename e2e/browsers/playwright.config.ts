import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from '../steps/person.ts';
import type { Options } from './test.ts';

// `npm run browsers`: a journey in the other browsers, on a phone's width and a desktop's.
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: 'journey.ts',
  globalSetup: './setup.ts',
  outputDir: '../../.data/browsers',
  reporter: 'list',
  workers: 2,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: (['firefox', 'webkit'] as const).flatMap((engine) => [
    { name: `${engine}-${PHONE.width}`, use: { engine, size: PHONE } },
    { name: `${engine}-${DESKTOP.width}`, use: { engine, size: DESKTOP } },
  ]),
});
