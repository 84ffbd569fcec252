import { centimetersOf, OTHER, quantityOf } from '../requests/prequote.ts';
import { saysLength } from './length.ts';
import type { RequestDetails } from './request-details.ts';
import type { Meaning, TermIndex } from './terms.ts';
import { isUnit, SET_OF } from './units.ts';

/**
 * How many of what it asks for a text says: pieces, or what an option is counted by. Null where it does not say, and
 * where what it counts is something else: of «fumigar, tengo 3 perros» nobody pays for three.
 */
export function amountOf(
  meaning: Meaning | undefined,
  details: RequestDetails,
  index: TermIndex,
): number | null {
  const { piezas, metros, deLargo, ancho, largo } = details;
  if (!meaning || meaning.opt === OTHER) return null;
  const opt = meaning.opt ?? '';
  const square = squareOf(opt);
  if (square) {
    const sides = [ancho, largo].map((side) => centimetersOf(side ?? ''));
    const area = sides.reduce<number | null>((all, side) => all && side && all * (side / 100), 1);
    if (square.unit !== 'm²') return metersOf(opt, metros);
    return metersOf(opt, deLargo ? area : (metros ?? area));
  }
  // «5 contactos y 2 apagadores» are seven of one option.
  if (piezas.length === 0 || !piezas.every(({ de }) => isUnit(de, meaning, index))) return null;
  const all = piezas.reduce((sum, { cuantas }) => sum + cuantas, 0);
  const [, set] = SET_OF.exec(opt) ?? [];
  if (!set) return all;
  const sets = Math.ceil(all / Number(set));
  return sets === 1 ? null : sets;
}

/** How many of an option so many meters are; null where it is not counted by them. */
export function metersOf(opt: string, metros: number | null): number | null {
  const square = squareOf(opt);
  return square && metros !== null ? quantityOf(String(Math.ceil(metros / square.each))) : null;
}

/** Whether a text says how long a thing is whose option is counted by its area: nobody knows how many. */
export const isUncounted = (opt: string, text: string): boolean =>
  squareOf(opt)?.unit === 'm²' && saysLength(text);

/** What an option is counted by, where those are meters: so many of them each. */
function squareOf(opt: string): { each: number; unit: string } | null {
  const [, tens, unit] = /por (10 )?(m²|metro)/.exec(opt) ?? [];
  return unit ? { each: tens ? 10 : 1, unit } : null;
}
