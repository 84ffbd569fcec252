import { n } from './shapes.ts';

/**
 * The machine-readable letters of an ID as strokes in the shapes of OCR-B, because that font may not be
 * installed. Each fits in a box 60 wide and 100 high.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M2 100L30 0L58 100M12 66H48',
  B: 'M6 0V100H34C64 100 64 50 34 50H6M34 50C58 50 58 0 32 0H6',
  C: 'M56 16C44-6 6-6 6 50C6 106 44 106 56 84',
  D: 'M6 0V100H24C66 100 66 0 24 0Z',
  E: 'M54 0H8V100H54M8 48H46',
  F: 'M54 0H8V100M8 48H46',
  G: 'M54 14C40-8 5-4 5 50C5 104 38 106 54 86V56H34',
  H: 'M6 0V100M54 0V100M6 48H54',
  I: 'M12 0H48M30 0V100M12 100H48',
  J: 'M46 0V70C46 108 8 108 8 76',
  K: 'M8 0V100M52 0L8 56M22 42L54 100',
  L: 'M10 0V100H54',
  M: 'M5 100V0L30 52L55 0V100',
  N: 'M7 100V0L53 100V0',
  Ñ: 'M7 100V0L53 100V0M14 -20C26 -34 34 -8 46 -22',
  O: 'M30 0C52 0 57 12 57 50C57 88 52 100 30 100C8 100 3 88 3 50C3 12 8 0 30 0Z',
  P: 'M8 100V0H34C62 0 62 54 34 54H8',
  Q: 'M30 0C52 0 57 12 57 50C57 88 52 100 30 100C8 100 3 88 3 50C3 12 8 0 30 0ZM36 76L58 106',
  R: 'M8 100V0H34C62 0 62 54 34 54H8M34 54L54 100',
  S: 'M52 12C36-6 8 0 8 24C8 52 54 46 54 74C54 104 22 106 6 86',
  T: 'M4 0H56M30 0V100',
  U: 'M6 0V64C6 112 54 112 54 64V0',
  V: 'M4 0L30 100L56 0',
  W: 'M2 0L14 100L30 40L46 100L58 0',
  X: 'M6 0L54 100M54 0L6 100',
  Y: 'M4 0L30 48L56 0M30 48V100',
  Z: 'M8 0H54L6 100H56',
  0: 'M30 0C50 0 53 26 53 50C53 74 50 100 30 100C10 100 7 74 7 50C7 26 10 0 30 0Z',
  1: 'M10 20L32 0V100M10 100H54',
  2: 'M8 18C18-6 52-6 52 26C52 52 8 66 8 100H54',
  3: 'M8 0H50L26 40C64 40 62 100 26 100C16 100 8 94 6 90',
  4: 'M40 0L6 72H56M42 44V100',
  5: 'M50 0H14L12 44C36 34 56 46 54 70C52 104 20 106 6 90',
  6: 'M44 0C22 16 6 44 6 68C6 110 54 110 54 68C54 34 18 34 8 60',
  7: 'M6 0H54C40 30 26 60 24 100',
  8: 'M30 46C4 42 4 0 30 0C56 0 56 42 30 46C-2 52-2 100 30 100C62 100 62 52 30 46Z',
  9: 'M16 100C38 84 54 56 54 32C54-10 6-10 6 32C6 66 42 66 52 40',
  '<': 'M52 14L10 50L52 86',
};

/** The distance between letters, as a fraction of their height. */
const PITCH = 1.058;

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly color?: string;
  /** The width of the stroke, in hundredths of the height. */
  readonly weight?: number;
  /** The distance between letters, as a fraction of their height. */
  readonly pitch?: number;
}

/** Draws capitals, digits and `<` in one line from its upper left corner; other characters stay blank. */
export function print(text: string, pen: Pen): string {
  const { x, y, height, color = '#1c1c1c', weight = 14, pitch = PITCH } = pen;
  const letters = [...text].map((letter, i) => {
    const d = STROKES[letter];
    return d ? `<path transform="translate(${n(i * 100 * pitch)} 0)" d="${d}"/>` : '';
  });
  const transform = `translate(${n(x)} ${n(y)}) scale(${height / 100})`;
  return `<g transform="${transform}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}
