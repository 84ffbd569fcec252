// `npm test`: every check there is, one after the other, and a last line that counts them.
// `--static` runs only those that need no database and no browser.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'maestros-reports-'));

interface Count {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** Where the command writes its JSON report; without one the check counts as one test. */
  report?: { file: string; count(report: unknown): Count };
}

const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);
const report = (name: string) => path.join(reports, `${name}.json`);

const STATIC: readonly Check[] = [
  { name: 'format', command: [bin('biome'), 'format', '.'] },
  { name: 'route types', command: [bin('react-router'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'lint and import rules', command: [bin('oxlint')] },
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
];

const RUNNING: readonly Check[] = [
  {
    name: 'schema.ts and schema.sql match the migrations',
    command: [process.execPath, 'tools/schema-types.ts', '--verify'],
  },
  // Some of the tests that follow read the pages that it makes.
  { name: 'web build', command: [process.execPath, 'tools/build.ts'] },
  {
    name: 'unit and feature tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report('vitest')}`,
    ],
    report: { file: report('vitest'), count: countVitest },
  },
  {
    name: 'journeys in a browser',
    command: [bin('playwright'), 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
    report: { file: report('playwright'), count: countPlaywright },
  },
];

function countVitest(value: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = value as Record<
    string,
    number
  >;
  const failed = Number(numFailedTests);
  // A file that does not even load has no failed test of its own.
  const broken = failed === 0 && (!success || Number(numFailedTestSuites) > 0) ? 1 : 0;
  return { passed: Number(numPassedTests), failed: failed + broken };
}

function countPlaywright(value: unknown): Count {
  const { stats, errors } = value as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors.length > 0 ? 1 : 0),
  };
}

async function run({ name, command, environment, report: wanted }: Check): Promise<Count> {
  process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`   ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
  if (!wanted) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(wanted.file)) return { passed: 0, failed: 1 };
  const count = wanted.count(JSON.parse(readFileSync(wanted.file, 'utf8')));
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

const checks = process.argv.includes('--static') ? STATIC : [...STATIC, ...RUNNING];
const total: Count = { passed: 0, failed: 0 };
for (const check of checks) {
  const count = await run(check);
  total.passed += count.passed;
  total.failed += count.failed;
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
