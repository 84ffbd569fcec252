import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { screenStructure } from './screen-structure.ts';

// Runs axe once for each state of each screen at each width. A state is the structure of the screen, whatever
// its texts. A worker skips states that have already passed.

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faster: reports violations only, and does not load the style sheets again, which none of our rules needs. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** The structures that have passed, by screen. */
const seen = new Map<string, Set<string>>();

export async function expectAccessible(page: Page): Promise<void> {
  const known = seenOn(page);
  const hashes = await page.evaluate(screenStructure);
  if (page.frames().length === 1 && hashes.every((hash) => known.has(hash))) return;
  for (const frame of page.frames()) await load(frame);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, page.url()).toEqual([]);
  for (const hash of hashes) known.add(hash);
}

/** The passed structures of a screen, by its address without ids and its width. */
function seenOn(page: Page): Set<string> {
  const screen = new URL(page.url()).pathname.replace(/[^/]*\d[^/]*/g, '*');
  const key = `${page.viewportSize()?.width} ${screen}`;
  const known = seen.get(key) ?? new Set();
  seen.set(key, known);
  return known;
}

/** Loads axe once into each document; those in frames report to the outer one. */
async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(
    `${SOURCE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); undefined`,
  );
}
