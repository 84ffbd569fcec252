import sharp from 'sharp';
import { face } from '../pictures.ts';
import { print } from './letters.ts';
import { circle, fade, rect, repeat, stroke, svg } from './shapes.ts';

/** In pixels; the proportions of 85.6 × 54 mm. */
const CARD = { width: 1012, height: 638 };

const PAPER = '#f6f1ee';
const WINE = '#7a1f4b';
const INK = '#1c1c1c';
const QUIET = '#8c8484';

/** The data on the front of a specimen. All of it is invented. */
export interface IdFront {
  readonly nombre: string;
  readonly apellidos: string;
  /** The last day of the card, `YYMMDD`. */
  readonly vigencia: string;
  /** One of `faceNames`, or the name of a person who has a face. */
  readonly face: string;
}

/** The front of a specimen as SVG: face and names. */
export async function drawIdFront({ nombre, apellidos, vigencia, face }: IdFront): Promise<string> {
  const lines = [...plain(apellidos).split(/[^A-ZÑ]+/), plain(nombre)];
  return card(
    'frente',
    header() +
      (await photo(face)) +
      print('NOMBRE', { x: 370, y: 160, height: 16, color: QUIET, weight: 11 }) +
      lines
        .map((line, i) => print(line, { x: 370, y: 192 + i * 40, height: 24, pitch: 0.85 }))
        .join('') +
      print('VIGENCIA', { x: 370, y: 420, height: 16, color: QUIET, weight: 11 }) +
      print(`20${vigencia.slice(0, 2)}`, { x: 370, y: 448, height: 24, pitch: 0.85 }) +
      specimen(560),
  );
}

/** The back of a specimen as SVG, with its machine-readable lines; `seed` varies the code beside them. */
export function drawIdBack(lines: readonly string[], seed = 0): string {
  const printed = lines.map((line, i) => print(line, { x: 34, y: 462 + i * 54, height: 28.5 }));
  return card(
    'reverso',
    squares(seed) +
      rect(330, 60, 420, 62, '#fffdfb', 4) +
      stroke('M348 102C420 60 470 120 540 84S660 104 700 78', '#4a4f63', 4) +
      circle(870, 150, 86, '#e4d8df') +
      circle(870, 150, 62, '#efe7eb') +
      specimen(260) +
      rect(0, 430, CARD.width, 208, PAPER) +
      printed.join(''),
  );
}

/** As PNG, because an SVG cannot contain WebP. */
async function photo(name: string): Promise<string> {
  const png = await sharp(await face(name).full())
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${png.toString('base64')}`;
  return `<image x="48" y="150" width="280" height="280" href="${data}"/>`;
}

/** «Núñez» → `NUÑEZ`. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/N\u0303/g, 'Ñ')
    .replaceAll(/\p{Diacritic}/gu, '');

const header = (): string =>
  print('CREDENCIAL DE EJEMPLO', { x: 48, y: 52, height: 30, color: WINE, pitch: 0.9 }) +
  rect(48, 104, CARD.width - 96, 5, WINE, 2);

/** A watermark, so that nobody takes it for a real ID. */
const specimen = (y: number): string =>
  fade(
    0.5,
    repeat(3, (i) =>
      print('MUESTRA', {
        x: 90 + i * 300,
        y,
        height: 30,
        color: '#b8452b',
        weight: 12,
        pitch: 0.9,
      }),
    ),
  );

/** Waves in the background, like security paper. */
function card(side: string, content: string): string {
  const { width, height } = CARD;
  const waves = repeat(44, (i) => {
    const y = i * 15;
    const bend = 40 * Math.sin(i);
    return stroke(
      `M0 ${y}Q${width / 4} ${y + bend} ${width / 2} ${y}T${width} ${y}`,
      i % 2 ? '#ecd3e0' : '#d5e6da',
      1.6,
    );
  });
  const clip = `<clipPath id="${side}"><rect width="${width}" height="${height}" rx="30"/></clipPath>`;
  const paper = rect(0, 0, width, height, PAPER) + waves + content;
  return svg(width, height, `${clip}<g clip-path="url(#${side})">${paper}</g>`);
}

/** Looks like a code, but encodes nothing. */
const squares = (seed: number): string =>
  repeat(18 * 18, (i) =>
    isDark(i * 7 + seed, i) ? rect(60 + (i % 18) * 9, 60 + Math.floor(i / 18) * 9, 9, 9, INK) : '',
  );

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79];

/** Deterministic for each square: multiples of irrational numbers are spread evenly. */
function isDark(number: number, square: number): boolean {
  const prime = PRIMES[square % PRIMES.length] ?? 2;
  return (0.37 + (Math.abs(number) + 1) * (Math.sqrt(prime) % 1)) % 1 > 0.5;
}
