import { defineConfig } from '@playwright/test';
import { browserOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  // The journeys share one running product, as people do.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  globalSetup: './e2e/start-product.ts',
  use: {
    actionTimeout: 10_000,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: await browserOptions(),
    trace: 'retain-on-failure',
  },
});
