// Counts the written tests in the reports of the two test runners: a loop over the contract is one test,
// however many calls there are.

export interface Count {
  passed: number;
  failed: number;
}

/** One case of a written test: the test's location in the source, and the result. */
interface Case {
  at: string;
  result: 'passed' | 'failed' | 'skipped';
}

/** A written test fails if one of its cases fails, and does not count if all are skipped. */
function countWritten(cases: Iterable<Case>): Count {
  const results = new Map<string, 'passed' | 'failed'>();
  for (const { at, result } of cases)
    if (result !== 'skipped' && results.get(at) !== 'failed') results.set(at, result);
  const all = [...results.values()];
  const failed = all.filter((result) => result === 'failed').length;
  return { passed: all.length - failed, failed };
}

interface Position {
  line: number;
  column: number;
}

/** The part of the output of Vitest's JSON reporter that is read here. */
export interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; location?: Position }[];
  }[];
}

/** A file that does not load, or whose hooks fail, counts as one failed test. */
export function countVitest({ success, testResults }: VitestReport): Count {
  const count = countWritten(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName, location }) => ({
        at: `${name}:${location ? positionOf(location) : fullName}`,
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
  specs: (Position & { file: string; tests: { status: string }[] })[];
}

/** The part of the output of Playwright's JSON reporter that is read here. */
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
        yield { at: `${spec.file}:${positionOf(spec)}`, result: RESULTS[status] ?? 'failed' };
    yield* specsOf(suite.suites ?? []);
  }
}

/** A flaky journey, which passes only at a second attempt, counts as failed. */
const RESULTS: Record<string, Case['result']> = { expected: 'passed', skipped: 'skipped' };

const positionOf = ({ line, column }: Position): string => `${line}:${column}`;
