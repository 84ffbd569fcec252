import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Photo } from '../steps/images.ts';
import type { Member } from '../steps/people.ts';
import type { Handle, Tab } from './engine.ts';
import { describe, find, type Purpose, type Target } from './find.ts';

interface Visit {
  /** The product's address. */
  readonly origin: string;
  /** Where screenshots and chosen files are written. */
  readonly folder: string;
}

/** A person with one tab, who waits for what they look for. */
export function visitorIn(tab: Tab, { origin, folder }: Visit) {
  mkdirSync(folder, { recursive: true });
  const when = async (target: Target, purpose: Purpose, act: (found: Handle) => Promise<void>) =>
    expect(async () => {
      const found = await find(tab, target, purpose);
      if (!found) throw new Error(`${describe(target)} is not there to ${purpose}`);
      await act(found);
    }).toPass(WAIT);

  const visitor = {
    open: (path: string) => tab.goTo(origin + path),
    see: (target: Target) => when(target, 'see', async () => {}),
    gone: (target: Target) =>
      expect(async () => {
        expect(await find(tab, target, 'see'), describe(target)).toBeNull();
      }).toPass(WAIT),
    press: (target: Target) => when(target, 'press', (found) => found.click()),
    fill: (label: string | RegExp, text: string, within?: Target) =>
      when({ label, ...(within && { within }) }, 'press', (found) => found.fill(text)),
    select: (label: string, option: string) =>
      when({ label }, 'press', (found) => found.select(option)),
    attach: async (label: string, photos: readonly Photo[]) => {
      const files = photos.map(({ name, buffer }) => {
        // A file that is written again is no longer the one that was chosen.
        const file = path.join(mkdtempSync(path.join(folder, 'chosen-')), name);
        writeFileSync(file, buffer);
        return file;
      });
      await when({ label }, 'attach', (found) => found.attach(files));
    },
    /** Does something in a frame, by its title. */
    inFrame: async (title: string, act: () => Promise<void>) => {
      await when({ frame: title }, 'see', (found) => found.enter());
      await act();
      await tab.leaveFrame();
    },
    expectAt: (address: RegExp) =>
      expect.poll(() => tab.evaluate(() => location.pathname), WAIT).toMatch(address),
    evaluate: tab.evaluate,
    /** Signs in as a login does, without its form. */
    signIn: async ({ session_id, keylogin, user }: Member) => {
      await visitor.open('/politica-de-cookies');
      const items = { session_id, keylogin, user: JSON.stringify(user), code_confirm: '1' };
      await tab.evaluate((stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      }, items);
    },
    /** Expects a screen that is as wide as the window and whose pictures are there, and keeps a picture of it. */
    expectGoodScreen: async (name: string) => {
      await visitor.see({ role: 'heading' });
      await expect.poll(() => tab.evaluate(missing), WAIT).toEqual([]);
      expect(await tab.evaluate(overflow), `${name} is wider than its window`).toEqual([]);
      await writeFile(path.join(folder, `${name}.png`), await tab.screenshot());
    },
  };
  return visitor;
}

export type Visitor = ReturnType<typeof visitorIn>;

const WAIT = { timeout: 20_000, intervals: [100] };

/** In the page: pictures in view, fonts and parts of the screen that are not there yet. */
function missing(): string[] {
  const inView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const images = [...document.images].filter(
    (image) => inView(image) && !(image.complete && image.naturalWidth > 0),
  );
  const busy = [...document.querySelectorAll('[aria-busy="true"]:not(button)')].filter(inView);
  return [
    ...[...images, ...busy].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ...(document.fonts.status === 'loaded' ? [] : ['the fonts']),
  ];
}

/** In the page: the elements that end beyond the right side, if it can be scrolled there. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 120));
}
