import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,domain,lib,server,web,packages,demo,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'tools/test-database/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Starting a PostgreSQL takes a while on a machine that is busy or small.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that needs luck is a failing test.
    retry: 0,
  },
});
