import { drawIdBack, drawIdFront } from '@maestros/demo-people';
import { type MrzFields, type MrzLines, writeMrz } from '#domain/identity/ine/mrz.ts';

/** The person on a specimen ID. */
export interface Holder {
  readonly nombre: string;
  readonly apellidos: string;
  readonly gender: 'f' | 'm';
  /** The full name under which the face is drawn. */
  readonly face: string;
  /** Any number; determines the other fields. */
  readonly seed: number;
  /** `YYMMDD`: the day on which the card expires. */
  readonly vigencia?: string;
}

const VIGENCIA = '331231';

/** The front of a specimen as SVG: face and names. */
export const drawFront = ({ vigencia = VIGENCIA, ...holder }: Holder): Promise<string> =>
  drawIdFront({ vigencia, ...holder });

/** The back of a specimen as SVG: machine-readable lines with correct check digits. */
export const drawBack = (holder: Holder): string => drawIdBack(linesOf(holder), holder.seed);

/** The machine-readable lines of the back. */
export const linesOf = (holder: Holder): MrzLines => writeMrz(fieldsOf(holder));

/** What is printed on a specimen of this holder. */
function fieldsOf({ nombre, apellidos, gender, seed, vigencia = VIGENCIA }: Holder): MrzFields {
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

/** «Núñez» → `NUXEZ`, as INE prints it in these lines. */
const asPrinted = (name: string): string[] =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/N\u0303/g, 'X')
    .replaceAll(/\p{Diacritic}/gu, '')
    .split(/[^A-Z]+/)
    .filter(Boolean);
