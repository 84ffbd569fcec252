import { expect, it } from 'vitest';
import { countPlaywright, countVitest, type Result } from './written.ts';

const at = (line: number) => ({ line, column: 3 });
const test = (status: string, line: number) => ({
  status,
  fullName: `${status} ${line}`,
  location: at(line),
});
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});

const numbers = ({ passed, failed }: Result) => ({ passed, failed });

it('counts the cases of one written test as one', () => {
  const testResults = [
    file('a', test('passed', 1), test('passed', 1), test('passed', 2)),
    file('b', test('passed', 1)),
  ];
  expect(numbers(countVitest({ success: true, testResults }))).toEqual({ passed: 3, failed: 0 });
});

it('a written test fails if one of its cases fails', () => {
  const testResults = [file('a', test('passed', 1), test('failed', 1), test('passed', 1))];
  expect(numbers(countVitest({ success: false, testResults }))).toEqual({ passed: 0, failed: 1 });
});

it('does not count skipped tests', () => {
  const testResults = [file('a', test('skipped', 1), test('todo', 2), test('passed', 3))];
  expect(numbers(countVitest({ success: true, testResults }))).toEqual({ passed: 1, failed: 0 });
});

it('counts a file that does not load, and a run that fails as a whole, as failures', () => {
  const broken = { ...file('a'), status: 'failed' };
  const testResults = [broken, file('b', test('passed', 1))];
  expect(numbers(countVitest({ success: false, testResults }))).toEqual({ passed: 1, failed: 1 });
  expect(numbers(countVitest({ success: false, testResults: [] }))).toEqual({
    passed: 0,
    failed: 1,
  });
});

it('counts journeys in the same way, in nested suites too', () => {
  const spec = (line: number, ...statuses: string[]) => ({
    file: 'a.spec.ts',
    ...at(line),
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { specs: [spec(5, 'expected'), spec(5, 'expected'), spec(9, 'skipped')] };
  const suites = [{ specs: [spec(1, 'flaky'), spec(2, 'expected')], suites: [inner] }];
  expect(numbers(countPlaywright({ suites, errors: [] }))).toEqual({ passed: 2, failed: 1 });
  expect(numbers(countPlaywright({ suites, errors: [{}] }))).toEqual({ passed: 2, failed: 2 });
});

it('says of what failed where it stands and why', () => {
  const failed = { ...test('failed', 1), failureMessages: ['expected 1 to be 2\n    at a.ts:3'] };
  const testResults = [
    file('a', failed, test('passed', 2)),
    { ...file('b'), status: 'failed', message: 'Cannot find module' },
  ];
  expect(countVitest({ success: false, testResults }).failures).toEqual([
    'a failed 1\n    expected 1 to be 2',
    'b\n    Cannot find module',
  ]);

  const tests = [{ status: 'unexpected', results: [{ error: { message: 'Error: too wide' } }] }];
  const specs = [{ file: 'a.spec.ts', title: 'fits', ...at(4), tests }];
  const suites = [{ specs }];
  expect(countPlaywright({ suites, errors: [{ message: 'no browser' }] }).failures).toEqual([
    'a.spec.ts:4:3 fits\n    Error: too wide',
    '\n    no browser',
  ]);
});
