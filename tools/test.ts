// `npm test`: runs every check, and prints their number in the last line; one written test counts once,
// however many cases it has. `--static` runs only the checks that need no running product.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countPlaywright, countVitest, type Result } from './checks/written.ts';
import { newDataDir } from './product.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'maestros-reports-'));
/** What the products of the journeys begin with. */
const prepared = newDataDir();

interface Check {
  name: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** Where the command writes its JSON report; without one the check counts as one test. */
  report?: { file: string; count(report: never): Result };
}

const bin = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);
const report = (name: string) => path.join(reports, `${name}.json`);

/** The tests of one project of vitest.config.ts. */
function vitest(name: string, project: string): Check {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = [bin('vitest'), 'run', '--project', project, '--includeTaskLocation'];
  return { name, command: [...command, ...reporters], report: { file, count: countVitest } };
}

/** The checks of a group run at the same time, the groups one after the other. */
type Groups = readonly (readonly Check[])[];

const STATIC: Groups = [
  // Its output is needed by the type check and the linter.
  [{ name: 'route types', command: [bin('react-router'), 'typegen'] }],
  [
    { name: 'types', command: [bin('tsc'), '-p', '.'] },
    { name: 'lint and import rules', command: [bin('oxlint')] },
    { name: 'format', command: [bin('biome'), 'format', '.'] },
    { name: 'dead code', command: [bin('knip'), '--no-progress'] },
    { name: 'one noun in every layer', command: [process.execPath, 'tools/checks/nouns.ts'] },
    { name: 'rooms and their walls', command: [process.execPath, 'tools/checks/rooms.ts'] },
    {
      name: 'packages whole, free and quiet',
      command: [process.execPath, 'tools/checks/dependencies.ts'],
    },
    {
      name: 'each lint rule refuses what breaks it',
      command: [bin('vitest'), 'run', '--project', 'node', 'tools/lint-proof', '--reporter=dot'],
    },
    {
      name: 'schema.ts and schema.sql match the migrations',
      command: [process.execPath, 'tools/schema-types.ts', '--verify'],
    },
  ],
];

const RUNNING: Groups = [
  // Some of the tests below read the built pages.
  [{ name: 'web build', command: [process.execPath, 'tools/build.ts'] }],
  [vitest('unit and feature tests', 'node')],
  [
    vitest('component tests', 'browser'),
    // Beside them, because both wait more than they work.
    { name: 'data of the journeys', command: [process.execPath, 'e2e/prepare.ts', prepared] },
  ],
  [
    {
      name: 'journeys in a browser',
      command: [bin('playwright'), 'test', '--reporter=list,json'],
      environment: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
        MAESTROS_PREPARED: prepared,
      },
      report: { file: report('playwright'), count: countPlaywright },
    },
  ],
];

/** The output of a check is shown as it comes, or at its end if others run at the same time. */
async function run(check: Check, alone: boolean): Promise<Result> {
  const title = `\n── ${check.name}`;
  if (alone) console.log(title);
  const startedAt = performance.now();
  const [program = '', ...args] = check.command;
  const printed: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...check.environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (!alone) console.log(`${title}\n${Buffer.concat(printed).toString()}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return countOf(check, code);
}

function countOf({ name, report: wanted }: Check, code: number): Result {
  const failed = { passed: 0, failed: 1, failures: [name] };
  if (!wanted) return code === 0 ? { passed: 1, failed: 0, failures: [] } : failed;
  if (!existsSync(wanted.file)) return failed;
  const count = wanted.count(JSON.parse(readFileSync(wanted.file, 'utf8')) as never);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1, failures: [name] } : count;
}

const total: Result = { passed: 0, failed: 0, failures: [] };
for (const group of process.argv.includes('--static') ? STATIC : [...STATIC, ...RUNNING])
  for (const result of await Promise.all(group.map((check) => run(check, group.length === 1)))) {
    total.passed += result.passed;
    total.failed += result.failed;
    total.failures.push(...result.failures);
  }
for (const folder of [reports, prepared]) rmSync(folder, { recursive: true, force: true });
// Once more at the end, where nobody has to look for it.
for (const failure of total.failures) console.log(`\n✘ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
