import { drawIdBack } from '@maestros/demo-people';
import sharp from 'sharp';
import { type MrzFields, writeMrz } from '#domain/identity/ine/mrz.ts';

/** The lines of a fictitious card; the names are Ramón Núñez Ibarra's. */
export const cardOf = (changes: Partial<MrzFields> = {}) =>
  writeMrz({
    cic: '236165208',
    ocr: '0000116375842',
    nacimiento: '800705',
    sexo: 'H',
    vigencia: '311231',
    emision: '02',
    folio: '16823',
    apellidos: ['NUXEZ', 'IBARRA'],
    nombre: ['RAMON'],
    ...changes,
  });

interface Held {
  /** The tilt of the card, in degrees. */
  tilt?: number;
  /** The rotation of the phone, in degrees. */
  rotation?: 90 | 180 | 270;
  /** The card's share of the picture's width. */
  fills?: number;
  /** Pixels. */
  blur?: number;
  /** A reflection that hides the lines. */
  glare?: boolean;
}

const TABLE = { width: 1600, height: 1200, channels: 3, background: '#6b5a4a' } as const;

/** A photo of a card with these lines, on a table. */
export async function photoOf(
  lines: ReturnType<typeof cardOf>,
  { tilt = 0, rotation, fills = 0.76, blur, glare }: Held = {},
): Promise<Buffer> {
  const width = Math.round(TABLE.width * fills);
  const drawing = sharp(Buffer.from(drawIdBack(lines))).resize(width);
  if (glare) drawing.composite([{ input: lamp(width), gravity: 'south' }]);
  const card = await sharp(await drawing.png().toBuffer())
    .rotate(tilt, { background: '#0000' })
    .png()
    .toBuffer();
  const table = await sharp({ create: TABLE })
    .composite([{ input: card, gravity: 'center' }])
    .png()
    .toBuffer();
  const photo = rotation ? sharp(table).rotate(rotation) : sharp(table);
  return (blur ? photo.blur(blur) : photo).jpeg({ quality: 85 }).toBuffer();
}

const lamp = (width: number): Buffer => {
  const height = Math.round(width * 0.34);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="35%" ry="48%" fill="#fff"/></svg>`,
  );
};
