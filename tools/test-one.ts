// `npm run test:one -- FILE [ARGUMENTS]`: runs one test file or one journey with the runner
// for its name, on the project's own Node. Further arguments go to the runner.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNNERS = [
  { ending: /\.test\.tsx?$/, name: 'vitest', command: 'run' },
  { ending: /\.spec\.ts$/, name: 'playwright', command: 'test' },
];

const [file = '', ...rest] = process.argv.slice(2);
// Both runners accept a line number after the name.
const runner = RUNNERS.find(({ ending }) => ending.test(file.replace(/(:\d+)+$/, '')));
if (!runner || !existsSync(path.join(ROOT, file.replace(/(:\d+)+$/, '')))) {
  process.stderr.write(`Usage: npm run test:one -- FILE [ARGUMENTS]
FILE is a path that ends in .test.ts, .test.tsx (Vitest) or .spec.ts (Playwright):
  npm run test:one -- domain/money.test.ts -t rounds
  npm run test:one -- e2e/home.spec.ts --headed
`);
  process.exit(1);
}
const bin = path.join(ROOT, 'node_modules', '.bin', runner.name);
const child = spawn(bin, [runner.command, file, ...rest], { cwd: ROOT, stdio: 'inherit' });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
