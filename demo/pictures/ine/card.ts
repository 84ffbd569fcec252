import { type MrzFields, type MrzLines, writeMrz } from '#domain/identity/ine/mrz.ts';
import { type AvatarRequest, drawAvatar } from '../../art/avatar.ts';
import { draw } from '../../art/chance.ts';
import { at, circle, fade, rect, repeat, stroke, svg } from '../../art/shapes.ts';
import { print } from './letters.ts';

/** Of a card of 85.6 × 54 mm. */
const CARD = { width: 1012, height: 638 };

const PAPER = '#f6f1ee';
const WINE = '#7a1f4b';
const INK = '#1c1c1c';
const QUIET = '#8c8484';

/** Whom a specimen names. Everything on it is made up. */
export interface Holder {
  readonly nombre: string;
  readonly apellidos: string;
  readonly gender: 'f' | 'm';
  readonly face: AvatarRequest;
  /** Any number: decides the other fields. */
  readonly seed: number;
  /** `YYMMDD`; the last day of the card. */
  readonly vigencia?: string;
}

/** The front of a specimen: face and names. */
export function drawFront(holder: Holder): string {
  const { vigencia } = fieldsOf(holder);
  const lines = [...plain(holder.apellidos).split(/[^A-ZÑ]+/), plain(holder.nombre)];
  return card(
    'frente',
    header() +
      at(48, 150, drawAvatar(holder.face), 0.7) +
      print('NOMBRE', { x: 370, y: 160, height: 16, color: QUIET, weight: 11 }) +
      lines
        .map((line, i) => print(line, { x: 370, y: 192 + i * 40, height: 24, pitch: 0.85 }))
        .join('') +
      print('VIGENCIA', { x: 370, y: 420, height: 16, color: QUIET, weight: 11 }) +
      print(`20${vigencia.slice(0, 2)}`, { x: 370, y: 448, height: 24, pitch: 0.85 }) +
      specimen(560),
  );
}

/** The back of a specimen: its machine-readable lines, whose check digits agree. */
export function drawBack(holder: Holder): string {
  return drawLines(linesOf(holder), holder.seed);
}

/** What the back says to machines. */
export const linesOf = (holder: Holder): MrzLines => writeMrz(fieldsOf(holder));

/** The back of a card with any such lines. */
export function drawLines(lines: MrzLines, seed = 0): string {
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

/** What is printed on a specimen of this holder. */
function fieldsOf({ nombre, apellidos, gender, seed, vigencia = '331231' }: Holder): MrzFields {
  const digits = (length: number, salt: number): string =>
    String((((Math.abs(seed) + 1) * 7_919 + salt) * 104_729) % 10 ** length).padStart(length, '0');
  const year = 70 + (Math.abs(seed) % 29);
  return {
    cic: digits(9, 1),
    ocr: `0000${digits(9, 2)}`,
    nacimiento: `${year}0${1 + (Math.abs(seed) % 9)}1${Math.abs(seed) % 10}`,
    sexo: gender === 'f' ? 'M' : 'H',
    vigencia,
    emision: '01',
    folio: digits(5, 3),
    apellidos: asPrinted(apellidos),
    nombre: asPrinted(nombre),
  };
}

/** «Núñez» → `NUÑEZ`. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/N\u0303/g, 'Ñ')
    .replaceAll(/\p{Diacritic}/gu, '');

/** «Núñez» → `NUXEZ`, as INE prints it in these lines. */
const asPrinted = (name: string): string[] =>
  plain(name)
    .replaceAll('Ñ', 'X')
    .split(/[^A-Z]+/)
    .filter(Boolean);

const header = (): string =>
  print('CREDENCIAL DE EJEMPLO', { x: 48, y: 52, height: 30, color: WINE, pitch: 0.9 }) +
  rect(48, 104, CARD.width - 96, 5, WINE, 2);

/** Nobody shall take it for a card. */
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

/** Waves behind everything, as paper of value has them. */
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

/** Looks like a code, and is none. */
const squares = (seed: number): string =>
  repeat(18 * 18, (i) =>
    draw(i * 7 + seed, i) > 0.5
      ? rect(60 + (i % 18) * 9, 60 + Math.floor(i / 18) * 9, 9, 9, INK)
      : '',
  );
