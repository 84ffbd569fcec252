import { fileTypeFromBuffer } from 'file-type';
import sharp, { type SharpOptions } from 'sharp';
import type { Purpose } from './store.ts';

const MAX_PIXELS = 40_000_000;
const FULL_SIDE = 1600;
/** IDs stay larger: a program and people read the lines at their foot. */
const LEGIBLE_SIDE = 2400;
const CARD_SIDE = 480;
const FACE_SIDE = 256;
/** How many times as long as broad a picture may be in which a face is looked for. */
const SLIMMEST = 4;
const QUALITY = 82;
/** Small ones are shown a hand wide at most, and a list has many. */
const CARD_QUALITY = 76;

/** The formats of phones and browsers; not SVG, which can contain scripts. */
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
 * Decodes an image by its content, whatever its name, and encodes it as WebP: upright, without metadata (a
 * photo's location, a hidden script), only the first frame. Otherwise answers the error code.
 */
export async function encodeImage(
  content: Buffer,
  purpose: Purpose,
): Promise<EncodedImage | 'not_an_image' | 'image_dimensions'> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !FORMATS.has(type.mime)) return 'not_an_image';
  try {
    // Reads only the header: a small file can expand to gigabytes of pixels.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'image_dimensions';
    return await encode(content, purpose);
  } catch {
    // Any decoder error means for the person that the image cannot be read.
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
  // Faces are shown in a circle, so their small size is square; others keep their shape.
  const small =
    purpose === 'perfil'
      ? middleOf(full).resize(FACE_SIDE, FACE_SIDE, { fit: 'cover', position: 'attention' })
      : sharp(full.data).resize(CARD_SIDE, CARD_SIDE, { fit: 'inside', withoutEnlargement: true });
  const card = await small.webp({ quality: CARD_QUALITY, effort: 6 }).toBuffer();
  return { full: full.data, card, width: full.info.width, height: full.info.height };
}

/** A line that covered a square would first become as long as it is thin: of that only the middle is looked at. */
function middleOf({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  const longest = SLIMMEST * Math.min(info.width, info.height);
  const [width, height] = [Math.min(info.width, longest), Math.min(info.height, longest)];
  const left = Math.floor((info.width - width) / 2);
  const top = Math.floor((info.height - height) / 2);
  return sharp(data).extract({ left, top, width, height });
}
