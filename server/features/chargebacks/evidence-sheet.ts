import sharp from 'sharp';
import type { Services } from '#server/context.ts';
import { readImage } from '#server/features/files/index.ts';

const COLUMNS = 2;
const CELL = { width: 800, height: 600 };
const GAP = 16;
/** The provider takes at most 4.5 MB of files for one dispute. */
const MOST_BYTES = 4_000_000;
const QUALITIES = [80, 60, 40];
const WHITE = '#fff';

/**
 * The pictures of these files on one JPEG, from left to right and from top to bottom, because a bank takes one file of a
 * kind; null when none is left. Those whose file is gone leave their place empty.
 */
export async function evidenceSheet(
  services: Pick<Services, 'objects' | 'config'>,
  files: readonly string[],
): Promise<Buffer | null> {
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  for (const [place, id] of files.entries()) {
    const stored = await readImage(services, { id });
    if (!stored) continue;
    const input = await sharp(stored)
      .resize(CELL.width, CELL.height, { fit: 'contain', background: WHITE })
      .jpeg({ quality: 90 })
      .toBuffer();
    pictures.push({
      input,
      left: GAP + (place % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(place / COLUMNS) * (CELL.height + GAP),
    });
  }
  if (pictures.length === 0) return null;
  const rows = Math.ceil(files.length / COLUMNS);
  const size = {
    width: GAP + COLUMNS * (CELL.width + GAP),
    height: GAP + rows * (CELL.height + GAP),
  };
  const sheet = await sharp({ create: { ...size, channels: 3, background: WHITE } })
    .composite(pictures)
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(sheet, { raw: { ...size, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error('the pictures of a delivery do not fit into a sheet of evidence');
}
