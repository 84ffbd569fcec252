import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,domain,server,web,emulators,demo,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'tools/test-database/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // A worker loads the application once for all of its files, which leave nothing behind: each has
    // a database, stand-ins and an application of its own, and closes them.
    isolate: false,
    // Starting a PostgreSQL takes a while on a machine that is busy or small.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that needs luck is a failing test.
    retry: 0,
  },
});
