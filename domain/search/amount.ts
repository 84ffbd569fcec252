import { centimetersOf, quantityOf } from '../requests/prequote.ts';
import type { RequestDetails } from './request-details.ts';

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

/** How many of an option so many meters are; null where it is not counted by them. */
export const metersOf = (opt: string, metros: number): number | null =>
  amountOf(opt, { ancho: null, largo: null, cantidad: null, fecha: null, metros });
