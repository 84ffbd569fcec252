// Draws the icons in public/ anew from its favicon.svg: `node tools/icons.ts`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const place = (name: string) => path.join(root, 'public', name);
const mark = place('favicon.svg');

const BLUE = '#1e4fa3';
const WHITE = '#ffffff';

const outline = /<path[^>]* d="([^"]+)"/.exec(await readFile(mark, 'utf8'))?.[1];
if (!outline) throw new Error(`${mark} has no path`);

interface Look {
  /** How much of the side the mark takes. */
  part: number;
  color: string;
  ground?: string;
  /** Of the corners, where the system does not cut them itself. */
  radius?: number;
}

function draw(size: number, { part, color, ground = 'none', radius = 0 }: Look): Promise<Buffer> {
  // The mark's own drawing is 32 wide; its middle stands a quarter below that of its frame.
  const scale = (part * 100) / 28.5;
  const shift = `translate(50 50) scale(${scale}) translate(-16 -16.25)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="${radius}" fill="${ground}"/><path transform="${shift}" fill="${color}" d="${outline}"/></svg>`;
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();
}

const tile: Look = { part: 0.62, color: WHITE, ground: BLUE, radius: 22 };
// Systems cut theirs out of it: a circle of 80 % is always left.
const whole: Look = { part: 0.5, color: WHITE, ground: BLUE };
const shape: Look = { part: 0.66, color: WHITE };

await mkdir(place('iconos'), { recursive: true });
for (const size of [192, 512]) {
  await writeFile(place(`iconos/icono-${size}.png`), await draw(size, tile));
  await writeFile(place(`iconos/recortable-${size}.png`), await draw(size, whole));
}
await writeFile(place('iconos/monocromo-512.png'), await draw(512, shape));
await writeFile(place('apple-touch-icon.png'), await draw(180, { ...whole, part: 0.6 }));
await writeFile(place('favicon.ico'), await ico([16, 32, 48]));

/** An ICO file of PNG pictures: a head, a line for each, and then the pictures. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(size, { part: 0.94, color: BLUE })));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const line = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, line);
    head.writeUInt8(sizes[index] ?? 0, line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(picture.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
