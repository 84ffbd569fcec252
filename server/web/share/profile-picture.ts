import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { PublicCard } from '#contract/profile/view.ts';
import type { Services } from '#server/context.ts';

const HERE = import.meta.dirname;
const BACKGROUND = path.join(HERE, 'drawn', 'profesional.png');
/**
 * The design's fonts as TrueType, the format of the drawing library: a server may have no fonts. The latin
 * files of fontsource 5.3.0 (licence in web/theme/fonts/OFL.txt).
 */
const FONTS = {
  display: { font: 'Bricolage Grotesque Bold', file: 'bricolage-grotesque-700.ttf' },
  text: { font: 'Figtree Bold', file: 'figtree-700.ttf' },
};
const INK = '#1d2433';
const MUTED = '#5b6475';
const SUCCESS = '#17613d';

const PHOTO = { size: 300, left: 72, top: 160 };
const TEXT = { left: 424, width: 704, middle: 310 };

/** Draws the professional's picture, name, trade and stars, as on the public profile. */
export async function drawProfile(
  { objects }: Pick<Services, 'objects'>,
  card: PublicCard,
): Promise<Buffer> {
  const name = card.nombre_comercial || card.nombre;
  const photo = card.img_profile && (await objects.get(path.basename(card.img_profile)));
  const lines = await Promise.all([
    line(name, { ...FONTS.display, size: nameSize(name), color: INK }),
    line(card.profesion, { ...FONTS.text, size: 42, color: MUTED }),
    line(starsText(card), { ...FONTS.text, size: 38, color: INK }),
    line('Validado por el equipo de Maestros', { ...FONTS.text, size: 32, color: SUCCESS }),
  ]);
  return sharp(BACKGROUND)
    .composite([
      {
        input: photo ? await round(photo) : await initials(name),
        left: PHOTO.left,
        top: PHOTO.top,
      },
      ...stack(lines),
    ])
    .flatten({ background: '#faf6ef' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Long names get smaller letters and more lines. */
const nameSize = (name: string): number => (name.length <= 20 ? 76 : name.length <= 40 ? 62 : 50);

function starsText({ average_rating, reviews_count }: PublicCard): string {
  if (average_rating === null || reviews_count === 0) return 'Nuevo en Maestros';
  const reviews = reviews_count === 1 ? '1 reseña' : `${reviews_count} reseñas`;
  return `${STAR} ${average_rating.toFixed(1)} · ${reviews}`;
}

/** A placeholder for the star, which the font lacks and which is drawn in its place. */
const STAR = '\u2003';

interface Style {
  font: string;
  file: string;
  size: number;
  color: string;
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

async function line(text: string, { font, file, size, color }: Style) {
  const plain = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[&<>]/g, (found) => MARKUP[found] ?? '');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${plain.replace(STAR, '')}</span>`,
      font: `${font} ${size}`,
      fontfile: path.join(HERE, 'fonts', file),
      width: TEXT.width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height, star: text.startsWith(STAR) };
}

const GAP = 26;
const STAR_SIZE = 42;

/** Stacks the lines around the middle of the picture. */
function stack(lines: readonly Awaited<ReturnType<typeof line>>[]): OverlayOptions[] {
  const height = lines.reduce((sum, each) => sum + each.height + GAP, -GAP);
  let top = Math.max(130, Math.round(TEXT.middle - height / 2));
  return lines.flatMap(({ image, height: own, star }) => {
    const place = { left: TEXT.left + (star ? STAR_SIZE + 12 : 0), top };
    const drawing = {
      input: Buffer.from(STAR_DRAWING),
      left: TEXT.left,
      top: Math.round(top + own / 2 - STAR_SIZE / 2 - 2),
    };
    top += own + GAP;
    return [{ input: image, ...place }, ...(star ? [drawing] : [])];
  });
}

const STAR_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${STAR_SIZE}" height="${STAR_SIZE}" viewBox="0 0 24 24"><path fill="#f2b134" d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3L7 14.2 2 9.3l6.9-1z"/></svg>`;

const circle = (fill: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.size}" height="${PHOTO.size}"><circle cx="50%" cy="50%" r="50%" fill="${fill}"/></svg>`,
  );

const round = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(PHOTO.size, PHOTO.size, { fit: 'cover' })
    .composite([{ input: circle('#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();

async function initials(name: string): Promise<Buffer> {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
  const { image } = await line(letters, { ...FONTS.display, size: 120, color: '#163b7a' });
  return sharp(circle('#e8effb'))
    .composite([{ input: image }])
    .png()
    .toBuffer();
}
