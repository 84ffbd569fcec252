// `npm run model -- [SEQUENCES] [RACES]`: plays thousands of random lives of projects (by default 2,000 for
// professionals and as many for the team) and each race a thousand times, against the model in `server/model/`.
import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const [sequences = '2000', races = '1000'] = process.argv.slice(2);
if (![sequences, races].every((count) => /^[1-9]\d*$/.test(count))) {
  process.stderr.write('Usage: npm run model -- [SEQUENCES] [RACES]\n');
  process.exit(1);
}
const command = ['run', '--project', 'node', 'server/model', '--test-timeout', '86400000'];
// Each race is told as it ends: all of them take hours.
command.push('--reporter', 'verbose');
const child = spawn(path.join(ROOT, 'node_modules', '.bin', 'vitest'), command, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, MODEL_RUNS: sequences, MODEL_RACES: races },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
