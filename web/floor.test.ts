import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuild } from '../tools/build.ts';

// What the oldest browsers of the README lack must not reach them, from whichever package it comes. The build lowers
// syntax and styles; functions it leaves as they are.

const SCRIPTS = [
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bAbortSignal\.any\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bRegExp\.escape\(/,
  // Looking behind in a pattern ends the whole script.
  /\(\?<[=!]/,
  // Dates, hours and amounts are ours (lib/mexico-time.ts, lib/numbers.ts).
  /\bIntl\.(?:DateTimeFormat|NumberFormat|ListFormat|RelativeTimeFormat)\b/,
];
const STYLES = [/color-mix\(/, /light-dark\(/, /@media[^{]*[<>]/, /[{};]\s*&/, /@scope\b/];

let assets: string;
beforeAll(async () => {
  const { directory } = await ensureBuild();
  assets = path.join(directory, 'client', 'assets');
});

const filesOf = (extension: string): string[] => {
  const files = readdirSync(assets).filter((name) => name.endsWith(extension));
  expect(files.length).toBeGreaterThan(10);
  return files;
};

test.each([
  ['.js', SCRIPTS],
  ['.css', STYLES],
])('files of %s use nothing that the oldest browsers lack', (extension, patterns) => {
  const found = filesOf(extension).flatMap((name) => {
    const text = readFileSync(path.join(assets, name), 'utf8');
    return patterns.flatMap((pattern) => {
      const [first] = pattern.exec(text) ?? [];
      return first === undefined ? [] : [`${name}: ${first}`];
    });
  });
  expect(found).toEqual([]);
});
