import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measure } from '../report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Of each race, and of everything at once: five minutes on a small machine that is busy, and as much more for more. */
const TIMES = process.env['ATTACK_RACES'] ?? '20';
/** Then something waits for ever, which is a finding too. */
const MOST_MS = Math.max(20, Number(TIMES)) * 60_000;
const FILES = [
  'server/model/races-of-',
  'server/features/payouts/several.test.ts',
  'server/features/payouts/returned.test.ts',
  'server/features/approvals/approvals.test.ts',
];

interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** What two servers are asked at once of money, as the tests do it, and more often: each proves the books. */
export async function races(): Promise<Measure[]> {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'maestros-races-'));
  const file = path.join(folder, 'report.json');
  const said = ['--reporter', 'json', '--outputFile', file];
  const args = [vitest, 'run', '--project', 'node', ...said, ...FILES];
  const env = { ...process.env, MODEL_RACES: TIMES, NODE_ENV: 'test' };
  // It ends with 1 where one failed, which its report says.
  await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env,
    maxBuffer: 100_000_000,
    timeout: MOST_MS,
  }).catch((error: { killed?: boolean }) => {
    if (error.killed) throw new Error(`the races did not end within ${MOST_MS / 60_000} minutes`);
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  for (const { fullName } of failed) console.log(`  ${fullName}`);
  return [
    {
      name: 'races after which money did not add up',
      value: report.numTotalTests - report.numPassedTests,
      unit: 'replies',
      aim: { atMost: 0 },
      note: `${report.numTotalTests} kinds, those of projects ${TIMES} times each`,
    },
  ];
}
