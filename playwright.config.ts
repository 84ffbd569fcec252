import { defineConfig } from '@playwright/test';
import { browserOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  // Each with a product of its own, whose data the journeys of a file find as those before left it. One more than
  // the cores of a small machine: a journey waits for about half of its time.
  workers: 3,
  retries: 0,
  // For a machine with much else to do, where the first press of a page that holds its scripts was seen to take half a
  // minute; whoever waits for what is read waits no longer than that takes.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  globalSetup: './e2e/prepare.ts',
  use: {
    actionTimeout: 45_000,
    // What goes through a worker, journeys cannot change on its way; the one about it has it.
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: await browserOptions(),
    // Each step would be recorded for nothing but the failures: `--trace on` records one that has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
