import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { whatStands } from './what-stands.ts';

// axe, once for each state of each screen at each width: a state is what stands on the screen, whatever it
// says. What a worker has seen without fault it does not have looked at again.

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Neither a list of what is right, nor the style sheets anew, which no rule of ours asks for. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What has been found good on each screen. */
const seen = new Map<string, Set<string>>();

export async function expectAccessible(page: Page): Promise<void> {
  const known = seenOn(page);
  const stands = await page.evaluate(whatStands);
  if (page.frames().length === 1 && stands.every((place) => known.has(place))) return;
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
  for (const place of stands) known.add(place);
}

/** By its address without the ids in it, and its width. */
function seenOn(page: Page): Set<string> {
  const screen = new URL(page.url()).pathname.replace(/[^/]*\d[^/]*/g, '*');
  const key = `${page.viewportSize()?.width} ${screen}`;
  const known = seen.get(key) ?? new Set();
  seen.set(key, known);
  return known;
}

/** Once for each document; those within frames answer the one around them. */
async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(
    `${SOURCE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); undefined`,
  );
}
