import { centimetersOf, quantityOf } from '../requests/prequote.ts';
import { DAY } from '#lib/mexico-time.ts';
import { searchText } from '#lib/search-text.ts';

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
};

/** What is counted but is no piece of work: sizes, times, rooms of a house. */
const NO_PIECES =
  /^(anos?|dias?|horas?|hrs?|semanas?|mes(es)?|veces|metros?|mts?|m2?|cm|pulgadas?|toneladas?|kilos?|litros?|personas?|pisos?|niveles|plantas?|recamaras?|cuartos?|habitacion(es)?|banos|quemadores|pesos|mil|por|x|y|de|a)$/;

/** What a text as people type it says of amount and day (4 §G). `today` is `YYYY-MM-DD` in Mexico City. */
export function detailsIn(text: string, today: string): RequestDetails {
  const words = searchText(text).split(' ');
  const measures = measuresIn(text);
  return {
    ...measures,
    cantidad: quantityIn(words),
    metros: measures.ancho === null ? metersIn(text) : null,
    fecha: dayIn(words, today),
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

/** How many of an option a text asks for: pieces, or what it is counted by; null where it does not say. */
export function amountOf(opt: string | null, details: RequestDetails): number | null {
  const { cantidad, metros, ancho, largo } = details;
  const [, tens, square] = /por (10 )?(m²|metro)/.exec(opt ?? '') ?? [];
  // In «Juego de 4 sillas» the pieces are counted already.
  if (!square) return opt?.includes(String(cantidad)) ? null : cantidad;
  const sides = [ancho, largo].map((side) => centimetersOf(side ?? ''));
  const area = sides.reduce<number | null>((all, side) => all && side && all * (side / 100), 1);
  const measured = metros ?? (square === 'm²' ? area : null);
  return measured === null ? null : quantityOf(String(Math.ceil(measured / (tens ? 10 : 1))));
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

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const SATURDAY = 6;

/** «hoy», «urge», «pasado mañana», «el sábado», «fin de semana». */
function dayIn(words: readonly string[], today: string): string | null {
  const text = ` ${words.join(' ')} `;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  /** The next such day, today not among them. */
  const next = (wanted: number) => ((wanted - weekday + 6) % 7) + 1;
  if (/ (hoy|urge|urgen|urgente|urgentemente|ahorita|inmediato|emergencia) /.test(text))
    return today;
  if (text.includes(' pasado manana ')) return dayAfter(today, 2);
  // «en la mañana» is a time of day.
  if (/(?<! la| las) manana /.test(text)) return dayAfter(today, 1);
  if (text.includes(' fin de semana ')) return dayAfter(today, next(SATURDAY));
  const named = WEEKDAYS.findIndex((name) => words.includes(name));
  return named === -1 ? null : dayAfter(today, next(named));
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
