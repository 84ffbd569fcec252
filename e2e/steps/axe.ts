import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { screenStructure } from './screen-structure.ts';

// Runs axe once for each state of each screen. A state is the structure of the screen, whatever its texts, and
// which of its parts the width of the window hides. States that have already passed are skipped.

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Faster: reports violations only, and does not load the style sheets again, which none of our rules needs. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** The structures that have passed, each with its screen; the workers of one run share them by a file. */
const passed = new Set<string>();
const { MAESTROS_PREPARED: prepared } = process.env;
const shared = prepared && existsSync(prepared) ? path.join(prepared, 'axe-passed') : null;

/** How much of the file has been read. */
let read = 0;

/** Reads what the workers have added. */
function readPassed(): void {
  if (!shared || !existsSync(shared)) return;
  const file = openSync(shared, 'r');
  const fresh = Buffer.alloc(fstatSync(file).size - read);
  readSync(file, fresh, 0, fresh.length, read);
  closeSync(file);
  // Another worker may be writing the last line.
  const whole = fresh.subarray(0, fresh.lastIndexOf('\n') + 1);
  read += whole.length;
  for (const line of whole.toString().split('\n')) passed.add(line);
}

/** Short lines at the end of a file do not mix, even if two workers write at once. */
function addPassed(structure: readonly string[]): void {
  const fresh = structure.filter((part) => !passed.has(part));
  for (const part of fresh) passed.add(part);
  if (shared) appendFileSync(shared, fresh.map((part) => `${part}\n`).join(''));
}

/** A screen that is never at rest fails. */
const MAX_CHANGES = 20;

export async function expectAccessible(page: Page): Promise<void> {
  let structure = await structureOf(page);
  readPassed();
  for (let change = 0; change < MAX_CHANGES; change++) {
    if (page.frames().length === 1 && structure.every((part) => passed.has(part))) return;
    const { violations, changed } = await violationsOn(page);
    const after = await structureOf(page);
    // A screen that changed meanwhile is half the former and half the next one for axe, even if it looks the same.
    if (!changed && after.join() === structure.join()) {
      expect(violations, page.url()).toEqual([]);
      return addPassed(structure);
    }
    structure = after;
  }
  throw new Error(`${page.url()} keeps changing`);
}

/** The parts of a screen, each with the screen's address without ids. */
async function structureOf(page: Page): Promise<string[]> {
  const screen = new URL(page.url()).pathname.replace(/[^/]*\d[^/]*/g, '*');
  return (await page.evaluate(screenStructure)).map((part) => `${screen} ${part}`);
}

/** What axe finds, and whether elements came or went meanwhile. */
async function violationsOn(page: Page): Promise<{ violations: string[]; changed: boolean }> {
  for (const frame of page.frames()) await load(frame);
  const { found, changed } = await page.evaluate(async (options) => {
    let seen = false;
    const look = (records: readonly MutationRecord[]) => {
      seen ||= records.some(({ addedNodes, removedNodes }) =>
        [...addedNodes, ...removedNodes].some((node) => node instanceof Element),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    const { axe } = globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } };
    const { violations } = await axe.run(options);
    look(observer.takeRecords());
    observer.disconnect();
    return { found: violations, changed: seen };
  }, OPTIONS);
  const violations = found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  return { violations, changed };
}

/** Loads axe once into each document; those in frames report to the outer one. */
async function load(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(
    `${SOURCE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); undefined`,
  );
}
