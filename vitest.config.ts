import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

export default defineConfig({
  test: {
    include: ['{contract,domain,lib,server,web,packages,demo,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'tools/test-database/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // A worker loads the application once for all of its files, which leave nothing behind: each has
    // a database, stand-ins and an application of its own, and closes them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Starting a PostgreSQL takes a while on a machine that is busy or small.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that needs luck is a failing test.
    retry: 0,
  },
});
