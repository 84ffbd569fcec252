import { centimetersOf } from '../requests/prequote.ts';
import { searchText } from '#lib/search-text.ts';
import { dayIn } from './day-said.ts';
import { hourIn } from './hour-said.ts';
import { NUMBERS } from './numbers.ts';
import { type Pieces, piecesIn } from './pieces.ts';

/** How much and when, as far as a text says so; null where it does not. */
export interface RequestDetails {
  /** Meters as one types them, «3.5». */
  readonly ancho: string | null;
  readonly largo: string | null;
  readonly piezas: Pieces | null;
  /** A length or an area, whichever was meant: «10 metros de barda», «80 m2». */
  readonly metros: number | null;
  /** `YYYY-MM-DD`, from today on. */
  readonly fecha: string | null;
  /** `HH:mm` of that day; null without a day. */
  readonly hora: string | null;
}

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

/** What a text as people type it says of amount and day (4 §G). `today` is `YYYY-MM-DD` in Mexico City. */
export function detailsIn(text: string, today: string): RequestDetails {
  const said = withDigits(text);
  const measures = measuresIn(said);
  const fecha = dayIn(text, today);
  return {
    ...measures,
    piezas: piecesIn(said),
    metros: measures.ancho === null ? metersIn(said) : null,
    fecha,
    hora: fecha && hourIn(text),
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
