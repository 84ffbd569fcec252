import { centimetersOf } from '../requests/prequote.ts';
import type { When } from '../requests/when.ts';
import { searchText } from '#lib/search-text.ts';
import { dayIn } from './day-said.ts';
import { eveningIn, hourIn } from './hour-said.ts';
import { saysLength } from './length.ts';
import { NUMBERS } from './numbers.ts';
import { type Pieces, piecesIn } from './pieces.ts';
import { withoutStreets } from './street.ts';
import { whenIn } from './when-said.ts';

/** How much and when, as far as a text says so; null where it does not. */
export interface RequestDetails {
  /** Meters as one types them, «3.5». */
  readonly ancho: string | null;
  readonly largo: string | null;
  /** What it counts: «5 contactos y 2 apagadores». */
  readonly piezas: readonly Pieces[];
  /** A length or an area, whichever was meant: «10 metros de barda», «80 m2». */
  readonly metros: number | null;
  /** Whether the meters are surely a length, of which nobody knows the area: «barda de 10 metros». */
  readonly deLargo: boolean;
  /** `YYYY-MM-DD`, from today on. */
  readonly fecha: string | null;
  /** `HH:mm`, of that day where it says one. */
  readonly hora: string | null;
  /** The words for when, where it says no day. */
  readonly cuando: Exclude<When, 'hoy'>;
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

/**
 * What a text as people type it says of amount and day (4 §G). `today` is `YYYY-MM-DD` and `time` `HH:mm` in Mexico
 * City: an hour of today that is over was not meant for today.
 */
export function detailsIn(text: string, today: string, time = '00:00'): RequestDetails {
  const placeless = withoutStreets(text, { isWord: () => true });
  const said = withDigits(placeless);
  const measures = measuresIn(said);
  const [fecha, hora] = [dayIn(placeless, today), hourIn(placeless)];
  const isOver = fecha === today && hora !== null && hora <= time;
  return {
    ...measures,
    piezas: piecesIn(said),
    metros: measures.ancho === null ? metersIn(said) : null,
    deLargo: saysLength(said),
    fecha: isOver ? null : fecha,
    // An evening that has begun is not over.
    hora: isOver ? null : (hora ?? eveningIn(placeless)),
    cuando: fecha === null ? whenIn(placeless) : '',
  };
}

/** From here on both sides of a thing are centimeters, «puerta de 90x210», unless it is land. */
const CENTIMETERS = 30;
const LAND = /(?:^|[^\p{L}])(?:bodega|cancha|jard[ií]n|lote|nave|patio|terreno)(?!\p{L})/iu;

/** «3 x 4», «3.5 por 2 metros». */
function measuresIn(text: string): { ancho: string | null; largo: string | null } {
  const found =
    /(\d{1,4}(?:[.,]\d{1,2})?)\s*(m|mts?|metros?)?\s*(?:x|×|por)\s*(\d{1,4}(?:[.,]\d{1,2})?)(?![\d%])(?:\s*(m|mts?|metros?|cms?|cent[ií]metros)(?!\p{L}))?/iu.exec(
      text,
    );
  const [, ancho = '', first, largo = '', last = ''] = found ?? [];
  const small =
    /^c/iu.test(last) ||
    (!first &&
      !last &&
      !LAND.test(text) &&
      [ancho, largo].every((one) => Number(one) >= CENTIMETERS));
  const measured = [ancho, largo].every((side) => side && centimetersOf(side) !== null);
  return measured && !small ? { ancho, largo } : { ancho: null, largo: null };
}

/** The only length or area that a text says. */
function metersIn(text: string): number | null {
  const found = [
    ...text.matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:m|mts?|metros?)[2²]?(?![\p{L}\d])/giu),
  ];
  const meters = found.length === 1 ? centimetersOf(found[0]?.[1] ?? '') : null;
  return meters === null ? null : meters / 100;
}
