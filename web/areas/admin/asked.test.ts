import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servesTeam } from '#contract/call.ts';
import { modules } from '#contract/index.ts';
import { isCall } from '#contract/is-call.ts';
import { importsOf, isTest, sourcesIn } from '../../../tools/checks/imports.ts';

// What an administrator may not do is disabled before it is pressed, and says who may (4 §F). Read from the sources: a
// call that is not for everybody of the team is asked about where it is made, or by what contains that.

const ROOT = '.';
const files = sourcesIn(ROOT, 'web').filter((file) => !isTest(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const importers = new Map<string, string[]>();
for (const file of files)
  for (const { file: to } of importsOf(ROOT, file))
    if (to !== null) importers.set(to, [...(importers.get(to) ?? []), file]);

/** `api.payouts.updatePayout` and the like, of those that somebody of the team may not call. */
const guarded = Object.entries(modules).flatMap(([noun, module]) =>
  Object.entries(module)
    .filter(([, one]) => isCall(one) && servesTeam(one) && !one.permission?.includes('lectura'))
    .map(([name]) => ({ noun, name })),
);

/** A file and all that contain it. */
function chainOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const importer of importers.get(file) ?? []) chainOf(importer, seen);
  return seen;
}

const asks = (source: string, name: string): boolean =>
  new RegExp(String.raw`\bcall=\{[^}]*\b${name}\b[^}]*\}|\b[mM]ay(Not)?\w*\)?\(${name}\)`).test(
    source,
  );

/** Asked before a screen opens. */
const screens = sources.get('web/areas/admin/screens.ts') ?? '';

test('whoever may not make a call of the team sees it before they press', () => {
  const calls = guarded.flatMap(({ noun, name }) =>
    [...sources]
      .filter(
        ([file, source]) =>
          file.startsWith('web/areas/admin/') &&
          new RegExp(String.raw`\bapi\.${noun}\s*\.${name}\b`).test(source),
      )
      .map(([file]) => ({ file, name })),
  );
  expect(calls.length).toBeGreaterThan(30);
  const unasked = calls.filter(
    ({ file, name }) =>
      !new RegExp(`, ${name}[,\\]]`).test(screens) &&
      ![...chainOf(file)].some((one) => asks(sources.get(one) ?? '', name)),
  );
  expect(unasked).toEqual([]);
});

test('a link to a screen that is not for everybody asks whether it may be followed', () => {
  const unasked = [...sources].filter(
    ([file, source]) =>
      file.startsWith('web/areas/admin/') &&
      [...source.matchAll(/<(?:Link|Button)\b(?:(?!<)[^])*?>/g)].some(
        ([element]) =>
          /paths\.(account\(|chatHistory\(|newProfessional|messages\b|replies\b)/.test(element) &&
          !element.includes('disabledReason'),
      ),
  );
  expect(unasked.map(([file]) => file)).toEqual([]);
});
