import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { screenStructure } from './screen-structure.ts';

// Runs axe once for each state of each screen. A state is the structure of the screen, whatever its texts, and
// which of its parts the width of the window hides. A worker skips states that have already passed.

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faster: reports violations only, and does not load the style sheets again, which none of our rules needs. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** The structures that have passed, by screen. */
const seen = new Map<string, Set<string>>();

/** A screen that is never at rest fails. */
const MAX_CHANGES = 20;

export async function expectAccessible(page: Page): Promise<void> {
  const known = seenOn(page);
  let structure = await page.evaluate(screenStructure);
  for (let change = 0; change < MAX_CHANGES; change++) {
    if (page.frames().length === 1 && structure.every((hash) => known.has(hash))) return;
    const found = await violationsOn(page);
    const after = await page.evaluate(screenStructure);
    // A screen that changed meanwhile is half the former and half the next one for axe.
    if (after.join() === structure.join()) {
      expect(found, page.url()).toEqual([]);
      for (const hash of structure) known.add(hash);
      return;
    }
    structure = after;
  }
  throw new Error(`${page.url()} keeps changing`);
}

async function violationsOn(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await load(frame);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The passed structures of a screen, by its address without ids. */
function seenOn(page: Page): Set<string> {
  const screen = new URL(page.url()).pathname.replace(/[^/]*\d[^/]*/g, '*');
  const known = seen.get(screen) ?? new Set();
  seen.set(screen, known);
  return known;
}

/** Loads axe once into each document; those in frames report to the outer one. */
async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(
    `${SOURCE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); undefined`,
  );
}
