// Keeps each room behind its wall: a relative import stays in its room, so that whoever leaves it does so by an
// alias (`#server/…`), of which the linter knows what may be used from where. Prints what does not, and ends with 1.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders with a wall; `*` stands for each folder there. */
const ROOMS = [
  'bench',
  'contract',
  'demo',
  'domain',
  'e2e',
  'lib',
  'packages/*',
  'server/adapters',
  'server/calls',
  'server/db',
  'server/features/*',
  'server/jobs',
  'server/webhooks',
  'web/api',
  'web/areas/*',
  'web/shared',
  'web/ui',
];
/** Shows all that there is of web/ui, to developers only. */
const OPEN = new Set(['web/areas/dev']);
/** What every room may use, because no product contains it. */
const TOOLS = 'tools';
const IS_TEST = /\.test\.tsx?$|[/\\]testing(-[\w-]+)?(\.ts$|[/\\])/;

/** Every import of production code, below `root`, that leaves its room by `../`. */
export function escapes(root: string): string[] {
  return ROOMS.flatMap((pattern) => foldersOf(root, pattern))
    .filter((room) => !OPEN.has(room))
    .flatMap((room) => filesIn(root, room).flatMap((file) => leaving(root, room, file)));
}

function foldersOf(root: string, pattern: string): string[] {
  if (!pattern.endsWith('/*')) return existsSync(path.join(root, pattern)) ? [pattern] : [];
  const folder = pattern.slice(0, -2);
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

const filesIn = (root: string, room: string): string[] =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(room, name))
    // Journeys have no helpers for tests: they are tests.
    .filter((file) => room === 'e2e' || !IS_TEST.test(file));

function leaving(root: string, room: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const names = [...source.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.\.?\/[^']+)'/g)];
  return names
    .map(([, name = '']) => path.join(path.dirname(file), name))
    .filter((to) => !isIn(to, room) && !isIn(to, TOOLS))
    .map((to) => `${file} leaves ${room} for ${to}: import it by its alias, if the linter allows`);
}

const isIn = (file: string, folder: string) => file.startsWith(path.join(folder, path.sep));

if (import.meta.main) {
  const said = escapes(path.resolve(import.meta.dirname, '../..'));
  for (const line of said) process.stdout.write(`${line}\n`);
  process.exitCode = said.length === 0 ? 0 : 1;
}
