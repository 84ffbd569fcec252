import { face, faceNames } from '@maestros/demo-people';
import sharp from 'sharp';

/** A file as it is chosen in a form. */
export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const asPng = (name: string, buffer: Buffer): Photo => ({ name, mimeType: 'image/png', buffer });

/** A face that fits. */
export const photoOf = async (seed: number) =>
  asPng(
    'yo.png',
    await sharp(await face(faceNames[seed % faceNames.length] ?? '').full())
      .png()
      .toBuffer(),
  );

/** A side of an ID, in one colour: enough to be told from the other. */
export const sideOf = async (background: string) =>
  asPng(
    'lado.png',
    await sharp({ create: { width: 860, height: 540, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** Told apart by its width, which stays. */
export const photoOfWidth = async (width: number) =>
  asPng(
    `foto-${width}.png`,
    await sharp({ create: { width, height: 60, channels: 3, background: '#1E4FA3' } })
      .png()
      .toBuffer(),
  );

/** Noise does not get smaller: what the network's own buffers swallow is less than three of them. */
export const heavyPhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1400, height: 1400, channels: 3, background: '#fff', noise } as const;
  return asPng('pesada.png', await sharp({ create }).png().toBuffer());
};

/** Over 6 MB, by one byte. */
export const TOO_LARGE_IMAGE = asPng('enorme.png', Buffer.alloc(6 * 1024 * 1024 + 1));

/** Only says that it is an image. */
export const FAKE_IMAGE = asPng('falsa.png', Buffer.from('no'));
