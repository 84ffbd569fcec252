import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeImage } from './image.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2542d' } })
    .png()
    .toBuffer();

it.each([
  [16_000, 1],
  [1, 16_000],
  [1600, 3],
])('makes a square of a line of %i by %i', async (width, height) => {
  const encoded = await encodeImage(await picture(width, height), 'perfil');
  if (typeof encoded === 'string') throw new Error(encoded);
  expect(await sharp(encoded.card).metadata()).toMatchObject({ width: 256, height: 256 });
});

it('covers the square with the middle of a long picture', async () => {
  const sides = await sharp({
    create: { width: 2000, height: 200, channels: 3, background: 'red' },
  })
    .composite([{ input: await picture(800, 200), left: 600, top: 0 }])
    .png()
    .toBuffer();
  const encoded = await encodeImage(sides, 'perfil');
  if (typeof encoded === 'string') throw new Error(encoded);
  const { channels } = await sharp(encoded.card).stats();
  // Of the middle's colour, within what the encoding loses.
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([12, 5, 3]);
});
