/**
 * The machine-readable zone of the credential to vote (INE, models E to H): three lines of 30 letters in
 * the form TD1 of ICAO 9303, with the card's own use of its optional fields (2 §2).
 */

/** Characters of one machine-readable line. */
export const LINE_LENGTH = 30;

/** The fields of the three lines, as printed. Dates are `YYMMDD`. */
export interface MrzFields {
  /** Código de Identificación de la Credencial: 9 digits. */
  readonly cic: string;
  /** 13 digits: the electoral section (4) and the citizen's identifier (9). */
  readonly ocr: string;
  readonly nacimiento: string;
  /** H or M as printed by INE, X; '' when it is none of these. */
  readonly sexo: string;
  readonly vigencia: string;
  /** How many times the card has been issued: 2 digits. */
  readonly emision: string;
  /** 5 digits. */
  readonly folio: string;
  /** Words in capitals, without accents. */
  readonly apellidos: readonly string[];
  readonly nombre: readonly string[];
}

/** Whether each check digit agrees with what it covers; `compuesto` covers all but sex and names. */
export interface CheckDigits {
  readonly cic: boolean;
  readonly fechaNacimiento: boolean;
  readonly vigencia: boolean;
  readonly compuesto: boolean;
}

/** The three lines, then other readings of the third, which has no check digit. */
export type MrzLines = readonly [string, string, string, ...string[]];

const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WEIGHTS = [7, 3, 1];

/** The check digit of ICAO 9303: letters count from 10, fillers 0, weighted 7-3-1, modulo 10. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, letter, i) => total + Math.max(0, VALUES.indexOf(letter)) * (WEIGHTS[i % 3] ?? 0),
    0,
  );
  return String(sum % 10);
}

/** The printed lines for these fields, with check digits. The name line is cut at 30 characters. */
export function writeMrz(fields: MrzFields): MrzLines {
  const { cic, ocr, nacimiento, sexo, vigencia, emision, folio, apellidos, nombre } = fields;
  const first = `IDMEX${cic}${checkDigit(cic)}<<${ocr}`;
  const birth = nacimiento + checkDigit(nacimiento);
  const expiry = vigencia + checkDigit(vigencia);
  const rest = `<${emision}<<${folio}<`;
  const composite = checkDigit(first.slice(5) + birth + expiry + rest);
  return [
    first,
    `${birth}${sexo || '<'}${expiry}MEX${rest}${composite}`,
    fill(`${apellidos.join('<')}<<${nombre.join('<')}`),
  ];
}

const fill = (text: string): string => text.padEnd(LINE_LENGTH, '<').slice(0, LINE_LENGTH);

/** The fields of correctly read lines, and which check digits agree. */
export function fieldsOf([first, second, third]: MrzLines): MrzFields & { digitos: CheckDigits } {
  const cic = first.slice(5, 14);
  const nacimiento = second.slice(0, 6);
  const vigencia = second.slice(8, 14);
  const covered =
    first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, LINE_LENGTH - 1);
  const [apellidos = '', nombre = ''] = third.split('<<');
  const sexo = second.charAt(7);
  return {
    cic,
    ocr: first.slice(17),
    nacimiento,
    sexo: 'HMX'.includes(sexo) ? sexo : '',
    vigencia,
    emision: second.slice(19, 21),
    folio: second.slice(23, 28),
    apellidos: words(apellidos),
    nombre: words(nombre),
    digitos: {
      cic: checkDigit(cic) === first.charAt(14),
      fechaNacimiento: checkDigit(nacimiento) === second.charAt(6),
      vigencia: checkDigit(vigencia) === second.charAt(14),
      compuesto: checkDigit(covered) === second.charAt(LINE_LENGTH - 1),
    },
  };
}

const words = (text: string): string[] => text.split('<').filter(Boolean);
