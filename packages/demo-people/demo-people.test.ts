import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawIdBack, drawIdFront, face, faceNames, job, type Picture, damage } from './index.ts';

const folder = path.join(import.meta.dirname, 'pictures');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.webp'),
);
const damages = readdirSync(path.join(folder, 'damages')).map((file) =>
  path.basename(file, '.webp'),
);
const jobs = damages.flatMap((category) =>
  [0, 1, 2].flatMap((number) => [job(category, number, 'antes'), job(category, number, 'despues')]),
);

const formOf = async (image: Buffer | string) => {
  const { format, width, height } = await sharp(
    typeof image === 'string' ? Buffer.from(image) : image,
  ).metadata();
  return { format, width, height };
};

const expectSizes = async ({ width, height, full, card }: Picture, cardWidth: number) => {
  expect(await formOf(await full())).toEqual({ format: 'webp', width, height });
  const cardHeight = (cardWidth * height) / width;
  expect(await formOf(await card())).toEqual({
    format: 'webp',
    width: cardWidth,
    height: cardHeight,
  });
};

/** Mean difference per channel (0–255), at the size of a photo in a list. */
async function difference(one: Picture, other: Picture): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (picture) =>
      sharp(await picture.card())
        .resize(48, 48)
        .raw()
        .toBuffer(),
    ),
  );
  if (!a || !b) return 0;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe('pictures', () => {
  test('every face exists in both sizes', async () => {
    expect(faceNames).toHaveLength(90);
    for (const name of faceNames) await expectSizes(face(name), 256);
  });

  test('sixteen categories have three jobs each, before and after, and a damage', async () => {
    expect(jobs).toHaveLength(96);
    for (const picture of jobs) await expectSizes(picture, 480);
    for (const category of damages)
      expect(await formOf(await damage(category))).toEqual({
        format: 'webp',
        width: 1200,
        height: 900,
      });
  });

  test('no file is unused, and none is large', () => {
    expect(files).toHaveLength(2 * (faceNames.length + jobs.length) + damages.length);
    for (const file of files) expect(statSync(path.join(folder, file)).size).toBeLessThan(30_000);
  });

  test('faces look different from each other', async () => {
    const faces = faceNames.slice(0, 24).map(face);
    for (const [i, one] of faces.entries())
      for (const other of faces.slice(i + 1))
        expect(await difference(one, other)).toBeGreaterThan(4);
  });

  test('pictures are found by names as people write them', async () => {
    expect(face('Ramón Núñez Ibarra').name).toBe('faces/ramon-nunez-ibarra');
    expect(job('Albañilería', 0, 'antes').name).toBe('jobs/albanileria-1-antes');
    await expect(face('Nadie').full()).rejects.toThrow('ENOENT');
  });
});

describe('specimen IDs', () => {
  const lines = ['IDMEX2361652087<<0000116375842', '8007057H3112313MEX<02<<16823<4', 'NUXEZ<<JOSE'];
  const card = { format: 'svg', width: 1012, height: 638 };

  test('the front carries names and a face', async () => {
    const front = await drawIdFront({
      nombre: 'Ramón',
      apellidos: 'Núñez Ibarra',
      vigencia: '331231',
      face: 'Ramón Núñez Ibarra',
    });
    expect(await formOf(front)).toEqual(card);
    const { data } = await sharp(Buffer.from(front))
      .extract({ left: 48, top: 150, width: 280, height: 280 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = await sharp(await face('Ramón Núñez Ibarra').full())
      .resize(280)
      .removeAlpha()
      .raw()
      .toBuffer();
    const off = data.reduce((sum, value, i) => sum + Math.abs(value - (wanted[i] ?? 0)), 0);
    expect(off / data.length).toBeLessThan(6);
  });

  test('the back carries its lines, and the same request draws the same card', async () => {
    const back = drawIdBack(lines, 7);
    expect(await formOf(back)).toEqual(card);
    expect(back).not.toMatch(/NaN|undefined/);
    expect(drawIdBack(lines, 7)).toBe(back);
    expect(drawIdBack(lines, 8)).not.toBe(back);
    expect(drawIdBack([...lines.slice(0, 2), 'OTRA<<ANA'], 7)).not.toBe(back);
  });
});
