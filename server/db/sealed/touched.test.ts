import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Where the columns are made, typed and described; nothing of it is read or written there. */
const DESCRIBE = ['server/db/schema.ts', 'server/db/table-kinds.ts'];
/** Proves that they are empty. */
const PROVES = 'server/features/privacy/scan/rows.ts';

const sources = ['server', 'demo', 'bench', 'tools']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !file.startsWith('server/db/sealed/') && !DESCRIBE.includes(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('keyed indexes are compared and written by their own functions alone', () => {
  // Generated data are sealed by the same functions, in `bench/sealed.ts`.
  const named = filesWith(/\b(?:phone|telefono|numero)_(?:index|starts|ends)\b/);
  expect(named.filter((file) => file !== PROVES && file !== 'bench/sealed.ts')).toEqual([]);
});

it('whoever reads a sealed value unseals it; it is written by `sealed`, or emptied', () => {
  const others = sources
    .map(({ file, text }) => ({ file, text: text.replaceAll(/\w+_sealed: null/g, '') }))
    .filter(({ text }) => /\b(?:phone|telefono|numero)_sealed\b/.test(text))
    .filter(({ text }) => !text.includes("db/sealed/index.ts'"))
    .map(({ file }) => file);
  expect(others.filter((file) => file !== PROVES)).toEqual([]);
  const written = filesWith(/\b(?:phone|telefono|numero)_sealed: (?!null|Sealed|Buffer)/);
  expect(written).toEqual([]);
});
