import { defineConfig } from '@playwright/test';
import { browserOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  // Each with a product of its own, whose data the journeys of a file find as those before left it.
  workers: 2,
  retries: 0,
  // For a machine with much else to do; whoever waits for what is read waits no longer than that takes.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/prepare.ts',
  use: {
    actionTimeout: 20_000,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: await browserOptions(),
    // Recording everything takes a quarter of the time: `--trace on` does so for the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
