import { centimetersOf, OTHER, quantityOf } from '../requests/prequote.ts';
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
  if (!piezas || !isUnit(piezas.de, meaning, index)) return null;
  const [, set] = SET_OF.exec(opt) ?? [];
  if (!set) return piezas.cuantas;
  const sets = Math.ceil(piezas.cuantas / Number(set));
  return sets === 1 ? null : sets;
}

/** How many of an option so many meters are; null where it is not counted by them. */
export function metersOf(opt: string, metros: number | null): number | null {
  const square = squareOf(opt);
  return square && metros !== null ? quantityOf(String(Math.ceil(metros / square.each))) : null;
}

/** What an option is counted by, where those are meters: so many of them each. */
function squareOf(opt: string): { each: number; unit: string } | null {
  const [, tens, unit] = /por (10 )?(m²|metro)/.exec(opt) ?? [];
  return unit ? { each: tens ? 10 : 1, unit } : null;
}
