// Keeps each room behind its wall: a relative import stays in its room, so that whoever leaves it does so by an
// alias (`#server/…`), of which the linter knows what may be used from where. Nor do rooms use each other in a circle,
// products use what is for tests, or journeys the server. Prints what does, and ends with 1.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, isTest, sourcesIn } from './imports.ts';

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
  // Journeys have no helpers for tests: they are tests.
  sourcesIn(root, room).filter((file) => room === 'e2e' || !isTest(file));

function leaving(root: string, room: string, file: string): string[] {
  return importsOf(root, file)
    .flatMap(({ name, file: to }) => (to && name.startsWith('.') ? [to] : []))
    .filter((to) => !isIn(to, room) && !isIn(to, TOOLS))
    .map((to) => `${file} leaves ${room} for ${to}: import it by its alias, if the linter allows`);
}

const isIn = (file: string, folder: string) => file.startsWith(path.join(folder, path.sep));

/** Folders whose parts, folders and single files alike, use each other in one direction only. */
const ONE_WAY = ['server', 'web', 'web/shared'];

/** Every circle of parts that use each other. */
export const circles = (root: string): string[] =>
  ONE_WAY.flatMap((folder) => circlesIn(folder, usesBetweenParts(root, folder)));

/** By each part of a folder the others that its files import. */
function usesBetweenParts(root: string, folder: string): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const partOf = (file: string) => file.slice(folder.length + 1).split('/', 1)[0] ?? '';
  for (const file of filesIn(root, folder))
    for (const { file: to } of importsOf(root, file)) {
      if (!to || !isIn(to, folder) || isTest(to) || partOf(to) === partOf(file)) continue;
      const known = uses.get(partOf(file)) ?? new Set();
      uses.set(partOf(file), known.add(partOf(to)));
    }
  return uses;
}

function circlesIn(folder: string, uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const said: string[] = [];
  const done = new Set<string>();
  const visit = (part: string, way: readonly string[]): void => {
    if (way.includes(part))
      said.push(`${folder}: ${[...way.slice(way.indexOf(part)), part].join(' → ')} is a circle`);
    if (done.has(part) || way.includes(part)) return;
    for (const next of uses.get(part) ?? []) visit(next, [...way, part]);
    done.add(part);
  };
  for (const part of uses.keys()) visit(part, []);
  return said;
}

/** What runs for people. */
const PRODUCTS = ['contract', 'demo', 'domain', 'lib', 'server', 'web'];

/** Every import by which a product uses what is there for tests. */
export const borrowed = (root: string): string[] =>
  PRODUCTS.flatMap((folder) => filesIn(root, folder)).flatMap((file) =>
    importsOf(root, file)
      .filter(({ file: to }) => to !== null && isTest(to))
      .map(({ file: to }) => `${file} uses ${to}, which is for tests`),
  );

/** The insides of the product, which journeys leave alone. */
const INSIDES = /^(server|web)\/|^tools\/test-database|^(pg|kysely)$|^@maestros\/embedded-postgres/;

/** Every way by which a journey, or what it uses, gets behind the product's back. */
export function backDoors(root: string): string[] {
  const seen = new Set<string>();
  const said: string[] = [];
  const follow = (file: string): void => {
    if (seen.has(file) || !existsSync(path.join(root, file))) return;
    seen.add(file);
    for (const { name, file: to } of importsOf(root, file))
      if (INSIDES.test(to ?? name)) said.push(`journeys reach ${to ?? name} through ${file}`);
      else if (to) follow(to);
  };
  for (const file of sourcesIn(root, 'e2e')) follow(file);
  return said;
}

/** What gives another answer each time: rules get the instant and the dice from whoever asks. */
const IMPURE = /\b(?:Date\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|crypto\.)/;

/** Every rule that depends on more than what it is given. */
export const impure = (root: string): string[] =>
  filesIn(root, 'domain')
    .filter((file) => IMPURE.test(readFileSync(path.join(root, file), 'utf8')))
    .map(
      (file) => `${file} asks the clock or throws dice: let it be given the instant or the number`,
    );

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const said = [escapes, circles, borrowed, backDoors, impure].flatMap((find) => find(root));
  for (const line of said) console.log(line);
  process.exitCode = said.length === 0 ? 0 : 1;
}
