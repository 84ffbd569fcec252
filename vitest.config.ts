import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserOptions } from './tools/browser.ts';

/** What takes longest; begun last, it would leave one worker alone while the others have nothing to do. */
const LONG = ['server/model/', 'server/adapters/id-reader/', 'packages/embedded-postgres/'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.includes(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const COMPONENT_TESTS = 'web/**/*.browser.test.tsx';

export default defineConfig({
  test: {
    // A test that needs luck is a failing test.
    retry: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,domain,lib,server,web,packages,demo,tools}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          globalSetup: 'tools/test-database/global-setup.ts',
          pool: 'forks',
          // One more than the cores of a small machine: a test waits for PostgreSQL a part of its time.
          maxWorkers: 3,
          // A worker loads the application once for all of its files, which leave nothing behind: each has
          // a database, stand-ins and an application of its own, and closes them.
          isolate: false,
          // Starting a PostgreSQL takes a while on a machine that is busy or small.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // All libraries are bundled before the first test: one that is met later reloads the page.
        optimizeDeps: {
          entries: ['web/routes.ts', 'web/{areas,shared,ui}/**/*.tsx'],
        },
        test: {
          name: 'browser',
          include: [COMPONENT_TESTS],
          setupFiles: 'web/testing/setup.ts',
          // After the tests in Node, in two pages, each of which loads the application once for its files.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          // For a machine with much else to do; whoever waits for what is shown waits no longer than that takes.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 360, height: 780 },
            provider: playwright({
              launchOptions: await browserOptions(),
              contextOptions: {
                locale: 'es-MX',
                timezoneId: 'America/Mexico_City',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
