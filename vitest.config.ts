import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,domain,server,web,emulators,demo,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'tools/test-database/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // A test that needs luck is a failing test.
    retry: 0,
  },
});
