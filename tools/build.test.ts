import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The rooms that files of a room import (`#lib/…`), its tests and their tools left out. */
function importedBy(room: string): string[] {
  const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|^web\/testing\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  return files.flatMap((text) =>
    [...text.matchAll(/from '#(\w+)\//g)].map(([, imported]) => imported as string),
  );
}

test('a change of any room that pages import makes a new build', () => {
  const rooms = new Set(['web']);
  for (const room of rooms) for (const imported of importedBy(room)) rooms.add(imported);
  expect(rooms.size).toBeGreaterThan(3);
  expect(SOURCES).toEqual(expect.arrayContaining([...rooms]));
});
