// Counts what the two test runners report, by the tests that somebody wrote: a loop over the
// contract is one test, however many calls there are.

export interface Count {
  passed: number;
  failed: number;
}

/** One case of a written test: where that is written, and how it went. */
interface Case {
  at: string;
  result: 'passed' | 'failed' | 'skipped';
}

/** A written test has failed when one of its cases has, and counts nowhere when all were skipped. */
function countWritten(cases: Iterable<Case>): Count {
  const results = new Map<string, 'passed' | 'failed'>();
  for (const { at, result } of cases)
    if (result !== 'skipped' && results.get(at) !== 'failed') results.set(at, result);
  const all = [...results.values()];
  const failed = all.filter((result) => result === 'failed').length;
  return { passed: all.length - failed, failed };
}

interface Place {
  line: number;
  column: number;
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; location?: Place }[];
  }[];
}

/** A file that does not load, or whose hooks fail, has no failed test of its own and counts as one. */
export function countVitest({ success, testResults }: VitestReport): Count {
  const count = countWritten(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, location }) => ({
        at: `${name}:${location ? placeOf(location) : fullName}`,
        result: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
    ),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  count.failed += broken;
  if (!success && count.failed === 0) count.failed = 1;
  return count;
}

interface Suite {
  suites?: Suite[];
  specs: (Place & { file: string; tests: { status: string }[] })[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  suites: Suite[];
  errors: unknown[];
}

export function countPlaywright({ suites, errors }: PlaywrightReport): Count {
  const count = countWritten(specsOf(suites));
  if (errors.length > 0) count.failed++;
  return count;
}

function* specsOf(suites: readonly Suite[]): Generator<Case> {
  for (const suite of suites) {
    for (const spec of suite.specs)
      for (const { status } of spec.tests)
        yield { at: `${spec.file}:${placeOf(spec)}`, result: RESULTS[status] ?? 'failed' };
    yield* specsOf(suite.suites ?? []);
  }
}

/** A journey that passes at a second attempt only has failed. */
const RESULTS: Record<string, Case['result']> = { expected: 'passed', skipped: 'skipped' };

const placeOf = ({ line, column }: Place): string => `${line}:${column}`;
