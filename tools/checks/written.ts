// Counts the written tests in the reports of the two test runners: a loop over the contract is one test,
// however many calls there are.

import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
}

/** What a report says: how many tests passed and failed, and of those that failed where and why. */
export interface Result extends Count {
  failures: string[];
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
    message?: string;
    assertionResults: {
      status: string;
      fullName: string;
      location?: Position;
      failureMessages?: string[];
    }[];
  }[];
}

/** A file that does not load, or whose hooks fail, counts as one failed test. */
export function countVitest({ success, testResults }: VitestReport): Result {
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
  const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, '', message)];
    return tests.map(({ fullName, failureMessages = [] }) =>
      failure(name, fullName, failureMessages[0] ?? ''),
    );
  });
  return { ...count, failures };
}

interface Suite {
  suites?: Suite[];
  specs: (Position & {
    file: string;
    title?: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  })[];
}

/** The part of the output of Playwright's JSON reporter that is read here. */
export interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

export function countPlaywright({ suites, errors }: PlaywrightReport): Result {
  const cases = [...casesOf(suites)];
  const count = countWritten(cases);
  if (errors.length > 0) count.failed++;
  const failures = [
    ...cases.flatMap(({ failure: why }) => why ?? []),
    ...errors.map(({ message = '' }) => failure('', '', message)),
  ];
  return { ...count, failures };
}

function* casesOf(suites: readonly Suite[]): Generator<Case & { failure?: string }> {
  for (const suite of suites) {
    for (const spec of suite.specs)
      for (const { status, results = [] } of spec.tests) {
        const at = `${spec.file}:${positionOf(spec)}`;
        const result = RESULTS[status] ?? 'failed';
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        yield result === 'failed'
          ? { at, result, failure: failure(at, spec.title ?? '', message) }
          : { at, result };
      }
    yield* casesOf(suite.suites ?? []);
  }
}

/** The first lines of a message are enough to know what fell; the rest stands in the output above. */
function failure(at: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('at '));
  return [`${at} ${title}`.trim(), ...lines.slice(0, 12)].join('\n    ');
}

/** A flaky journey, which passes only at a second attempt, counts as failed. */
const RESULTS: Record<string, Case['result']> = { expected: 'passed', skipped: 'skipped' };

const positionOf = ({ line, column }: Position): string => `${line}:${column}`;
