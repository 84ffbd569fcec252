import { face, faceNames } from '@maestros/demo-people';
import sharp from 'sharp';

/** A file as it is chosen in a form. */
export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const asPng = (name: string, buffer: Buffer): Photo => ({ name, mimeType: 'image/png', buffer });

/** A valid profile photo. */
export const photoOf = async (seed: number) =>
  asPng(
    'yo.png',
    await sharp(await face(faceNames[seed % faceNames.length] ?? '').full())
      .png()
      .toBuffer(),
  );

/** An image of an ID in one colour, which distinguishes front and back. */
export const sideOf = async (background: string) =>
  asPng(
    'lado.png',
    await sharp({ create: { width: 860, height: 540, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** Recognisable by its width, which the server keeps. */
export const photoOfWidth = async (width: number) =>
  asPng(
    `foto-${width}.png`,
    await sharp({ create: { width, height: 60, channels: 3, background: '#1E4FA3' } })
      .png()
      .toBuffer(),
  );

/** Noise, which cannot be compressed; three of these are more than the network's buffers hold. */
export const heavyPhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1400, height: 1400, channels: 3, background: '#fff', noise } as const;
  return asPng('pesada.png', await sharp({ create }).png().toBuffer());
};

/** One byte over 6 MB. */
export const TOO_LARGE_IMAGE = asPng('enorme.png', Buffer.alloc(6 * 1024 * 1024 + 1));

/** A file that only pretends to be an image. */
export const FAKE_IMAGE = asPng('falsa.png', Buffer.from('no'));
