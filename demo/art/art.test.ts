import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type AvatarRequest, drawAvatar } from './avatar.ts';
import { drawWork, workCategories } from './work.ts';

const limit = 12 * 1024;
const seeds = Array.from({ length: 80 }, (_, seed) => seed);
const stages = ['antes', 'despues'] as const;

const allWork = workCategories.flatMap((category, i) =>
  [0, 1, 2].flatMap((variant) =>
    stages.map((stage) => ({ category, variant, stage, seed: i * 11 + variant })),
  ),
);

/** Complaints about tags left open or numbers that are none; sharp only reports the first kind. */
function faults(drawing: string): string[] {
  const open: string[] = [];
  const found: string[] = drawing.match(/NaN|undefined|Infinity/g) ?? [];
  for (const [, closing, name = '', own] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) found.push(`</${name}>`);
    if (!closing && !own) open.push(name);
  }
  return [...found, ...open];
}

/** Mean difference per channel, 0 … 255, at the size of a list's photo. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((drawing) => sharp(Buffer.from(drawing)).resize(48, 48).raw().toBuffer()),
  );
  if (!a || !b) return 0;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe('avatars', () => {
  test('the same request draws the same person', () => {
    const request: AvatarRequest = { seed: 7, gender: 'f', trade: 'Pintura', age: 'senior' };
    expect(drawAvatar(request)).toBe(drawAvatar({ ...request }));
    expect(drawAvatar(12)).toBe(drawAvatar({ seed: 12 }));
  });

  test('eighty seeds are eighty people, also within one trade', () => {
    expect(new Set(seeds.map((seed) => drawAvatar(seed))).size).toBe(80);
    const painters = seeds.map((seed) => drawAvatar({ seed, trade: 'Pintura', gender: 'm' }));
    expect(new Set(painters).size).toBe(80);
  });

  test('neighbours in a list look different', async () => {
    const men = seeds.slice(0, 24).map((seed) => drawAvatar({ seed, gender: 'm' }));
    for (const [i, person] of men.entries()) {
      for (const other of men.slice(i + 1)) {
        expect(await difference(person, other)).toBeGreaterThan(4);
      }
    }
  });

  test('each is small, well formed and rendered at 400 × 400', async () => {
    for (const seed of seeds) {
      const trade = workCategories[seed % workCategories.length] ?? 'Pintura';
      const drawing = drawAvatar({ seed, trade, gender: seed % 3 ? 'm' : 'f' });
      expect(faults(drawing)).toEqual([]);
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(limit);
      const { info } = await sharp(Buffer.from(drawing))
        .png()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([400, 400]);
    }
  });

  test('unknown trades and odd seeds still give a person', () => {
    for (const seed of [-3, 0.5, 2 ** 40]) {
      expect(faults(drawAvatar({ seed, trade: 'Astronomía' }))).toEqual([]);
    }
  });
});

describe('work', () => {
  test('sixteen categories, three jobs each, all different', () => {
    expect(workCategories).toHaveLength(16);
    expect(new Set(allWork.map(drawWork)).size).toBe(allWork.length);
  });

  test('the same request draws the same picture; another seed another one', () => {
    const request = { category: 'Plomería', variant: 1, stage: 'antes', seed: 5 } as const;
    expect(drawWork(request)).toBe(drawWork({ ...request }));
    expect(drawWork(request)).not.toBe(drawWork({ ...request, seed: 6 }));
  });

  test('each is small, well formed and rendered at 1200 × 900', async () => {
    for (const request of allWork) {
      const drawing = drawWork(request);
      expect(faults(drawing)).toEqual([]);
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(limit);
      const image = sharp(Buffer.from(drawing)).resize(400, 300, { fit: 'inside' });
      const { info } = await image.png().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([400, 300]);
    }
  });

  test('every seed and variant stays within the size', () => {
    for (const category of workCategories) {
      for (const seed of seeds) {
        for (const stage of stages) {
          const drawing = drawWork({ category, variant: seed, stage, seed });
          expect(faults(drawing)).toEqual([]);
          expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(limit);
        }
      }
    }
  });
});
