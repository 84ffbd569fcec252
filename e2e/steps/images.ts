import sharp from 'sharp';
import { drawAvatar } from '#demo/art/avatar.ts';

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
    await sharp(Buffer.from(drawAvatar(seed)))
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

/** Over 6 MB, by one byte. */
export const TOO_LARGE_IMAGE = asPng('enorme.png', Buffer.alloc(6 * 1024 * 1024 + 1));

/** Only says that it is an image. */
export const FAKE_IMAGE = asPng('falsa.png', Buffer.from('no'));
