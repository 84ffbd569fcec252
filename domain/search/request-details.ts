import { centimetersOf, quantityOf } from '../requests/prequote.ts';
import { searchText } from '#lib/search-text.ts';
import { dayIn } from './day-said.ts';

/** How much and when, as far as a text says so; null where it does not. */
export interface RequestDetails {
  /** Meters as one types them, «3.5». */
  readonly ancho: string | null;
  readonly largo: string | null;
  /** A whole number from 1 to 1,000. */
  readonly cantidad: number | null;
  /** A length or an area, whichever was meant: «10 metros de barda», «80 m2». */
  readonly metros: number | null;
  /** `YYYY-MM-DD`, from today on. */
  readonly fecha: string | null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
};

/** The words of a text with numbers in digits, sizes and dozens as people say them. */
const withDigits = (text: string): string =>
  text
    .replaceAll(/\b(?:un )?metro y medio\b/giu, '1.5 metros')
    .replaceAll(/\bmedia docena de\b/giu, '6')
    .replaceAll(/\buna docena de\b/giu, '12')
    .replaceAll(/\bun par de\b/giu, '2')
    .replaceAll(/(?<![\p{L}\d])(\p{L}+)(?=\s+(?:m|mts?|metros?|por)(?![\p{L}\d]))/giu, (word) =>
      String(NUMBERS[searchText(word)] ?? word),
    )
    .replaceAll(/(?<=\d\s+por\s+)(\p{L}+)/giu, (word) => String(NUMBERS[searchText(word)] ?? word));

/** What is counted but is no piece of work: sizes, times, rooms of a house. */
const NO_PIECES =
  /^(anos?|dias?|horas?|hrs?|semanas?|mes(es)?|veces|metros?|mts?|m2?|cm|pulgadas?|toneladas?|kilos?|litros?|personas?|pisos?|niveles|plantas?|recamaras?|cuartos?|habitacion(es)?|banos|quemadores|pesos|mil|por|x|y|del?|a)$/;

/** What a text as people type it says of amount and day (4 §G). `today` is `YYYY-MM-DD` in Mexico City. */
export function detailsIn(text: string, today: string): RequestDetails {
  const said = withDigits(text);
  const words = searchText(said).split(' ');
  const measures = measuresIn(said);
  return {
    ...measures,
    cantidad: quantityIn(words),
    metros: measures.ancho === null ? metersIn(said) : null,
    fecha: dayIn(text, today),
  };
}

/** «3 x 4», «3.5 por 2 metros». */
function measuresIn(text: string): { ancho: string | null; largo: string | null } {
  const found =
    /(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:m|mts?|metros?)?\s*(?:x|×|por)\s*(\d{1,4}(?:[.,]\d{1,2})?)(?![\d%])/iu.exec(
      text,
    );
  const [ancho, largo] = found ? [found[1] ?? '', found[2] ?? ''] : [];
  const measured = [ancho, largo].every((side) => side && centimetersOf(side) !== null);
  return measured && ancho && largo ? { ancho, largo } : { ancho: null, largo: null };
}

/** The only length or area that a text says. */
function metersIn(text: string): number | null {
  const found = [
    ...text.matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:m|mts?|metros?)[2²]?(?![\p{L}\d])/giu),
  ];
  const meters = found.length === 1 ? centimetersOf(found[0]?.[1] ?? '') : null;
  return meters === null ? null : meters / 100;
}

/** «4 sillas», «dos minisplits»: the only number that stands before something that can be counted. */
function quantityIn(words: readonly string[]): number | null {
  const found = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const amount = NUMBERS[word] ?? quantityOf(word);
    return amount !== null && /^\p{L}/u.test(next) && !NO_PIECES.test(next) ? [amount] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
