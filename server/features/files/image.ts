import { fileTypeFromBuffer } from 'file-type';
import sharp, { type SharpOptions } from 'sharp';
import type { Purpose } from './store.ts';

const MAX_PIXELS = 40_000_000;
const FULL_SIDE = 1600;
/** The lines at the foot of an ID are read by a program, and by people who compare them. */
const LEGIBLE_SIDE = 2400;
const CARD_SIDE = 480;
const FACE_SIDE = 320;
const QUALITY = 82;

/** What people's phones and browsers make; SVG is a program and not among them. */
const FORMATS = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
]);

export interface EncodedImage {
  full: Buffer;
  card: Buffer;
  width: number;
  height: number;
}

/**
 * Reads an image by its content, whatever it is called, and encodes it anew as WebP: upright, with no
 * metadata (a photo's place, a hidden script), only the first frame. Answers what is wrong otherwise.
 */
export async function encodeImage(
  content: Buffer,
  purpose: Purpose,
): Promise<EncodedImage | 'not_an_image' | 'image_dimensions'> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !FORMATS.has(type.mime)) return 'not_an_image';
  try {
    // Only the header is read here: a small file can unfold into gigabytes of pixels.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'image_dimensions';
    return await encode(content, purpose);
  } catch {
    // Whatever the decoder says, to the person it means that the image cannot be read.
    return 'not_an_image';
  }
}

async function encode(content: Buffer, purpose: Purpose): Promise<EncodedImage> {
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 };
  const side = purpose === 'identificacion' ? LEGIBLE_SIDE : FULL_SIDE;
  const full = await sharp(content, options)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  // A face is shown in a circle, so its card is square; others keep their shape.
  const small =
    purpose === 'perfil'
      ? sharp(full.data).resize(FACE_SIDE, FACE_SIDE, { fit: 'cover', position: 'attention' })
      : sharp(full.data).resize(CARD_SIDE, CARD_SIDE, { fit: 'inside', withoutEnlargement: true });
  const card = await small.webp({ quality: QUALITY }).toBuffer();
  return { full: full.data, card, width: full.info.width, height: full.info.height };
}
