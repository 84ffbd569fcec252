import { type Centavos, centavos, fromMxn } from '../money.ts';

/** How a category's requests are priced (1 §9). */
export type CategoryKind = 'area' | 'opcion' | 'aparato';

/** A category's price list, as `data_categoria` carries it; `precio` in MXN. */
export interface PriceList {
  readonly tipo: CategoryKind;
  readonly form: readonly { opt: string; precio: number; aparato: string | null }[];
}

/** The size in a request, as typed: meters with at most two decimals, a whole quantity. */
export interface RequestSize {
  readonly ancho: string;
  readonly largo: string;
  readonly cantidad: string;
  readonly aparato: string;
  readonly opt: string;
}

/** How a pre-quote was calculated: what is multiplied, and by how much. */
export interface Prequote {
  readonly total: Centavos;
  readonly precio: Centavos;
  readonly opt: string;
  /** m² with at most four decimals, for an area; else null. */
  readonly area: number | null;
  /** For an option with a quantity; else null. */
  readonly cantidad: number | null;
}

/** The option that every category has besides its own (4 §G): without a price, whoever comes looks first. */
export const OTHER = 'Otro / que lo revisen';

/** Appliances whose installation can be asked for, in the order of the specification (1 §5). */
export const APARATOS = ['Lavadora', 'Refrigerador', 'Estufa', 'TV'] as const;

const MOST_METERS = 1_000;
const MOST_PIECES = 1_000;

/** «3.5», «3,5» or «1,000» as hundredths of a meter, from 1 to 1,000 m; null for anything else. */
export function centimetersOf(text: string): number | null {
  const found = /^\s*(\d{1,4}|\d,\d{3})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!found) return null;
  const amount = wholeOf(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return amount >= 100 && amount <= MOST_METERS * 100 ? amount : null;
}

const wholeOf = (digits = ''): number => Number(digits.replace(',', ''));

/** A whole quantity from 1 to 1,000; null for anything else. */
export function quantityOf(text: string): number | null {
  const amount = /^\s*(?:\d{1,4}|\d,\d{3})\s*$/.test(text) ? wholeOf(text) : 0;
  return amount >= 1 && amount <= MOST_PIECES ? amount : null;
}

/** The options to choose from; for an appliance only its own (1 §5). */
export const optionsOf = ({ tipo, form }: PriceList, aparato: string): PriceList['form'] =>
  tipo === 'aparato' ? form.filter((option) => option.aparato === aparato) : form;

/** Whether an option can be chosen: one of the list, for an appliance one of its own, or `OTHER`. */
export const isOffered = (
  list: PriceList,
  { aparato, opt }: Pick<RequestSize, 'aparato' | 'opt'>,
) => opt === OTHER || optionsOf(list, aparato).some((option) => option.opt === opt);

/** What is asked of the size of a work: meters, or how many; whoever comes to look measures and counts. */
export const sizeAsked = ({ tipo }: PriceList, opt: string) => ({
  meters: tipo === 'area' && opt !== OTHER,
  pieces: tipo === 'opcion' && opt !== OTHER,
});

/**
 * The pre-quote of a request (1 §9), rounded half up to the centavo: width × length × price per m² of a
 * painted area, option × quantity, or an appliance's option alone. Null while something is missing,
 * and for `OTHER`.
 */
export function prequote(list: PriceList, size: RequestSize): Prequote | null {
  const option = optionsOf(list, size.aparato).find(({ opt }) => opt === size.opt);
  if (!option) return null;
  const { opt } = option;
  const precio = fromMxn(option.precio);
  if (list.tipo === 'aparato') return { total: precio, precio, opt, area: null, cantidad: null };
  if (list.tipo === 'opcion') {
    const cantidad = quantityOf(size.cantidad);
    if (cantidad === null) return null;
    return { total: centavos(precio * cantidad), precio, opt, area: null, cantidad };
  }
  const ancho = centimetersOf(size.ancho);
  const largo = centimetersOf(size.largo);
  if (ancho === null || largo === null) return null;
  const squareCentimeters = ancho * largo;
  // The largest area at the highest price exceeds what a number represents exactly.
  const exact = BigInt(squareCentimeters) * BigInt(precio);
  const total = centavos(Number((exact + 5_000n) / 10_000n));
  return { total, precio, opt, area: squareCentimeters / 10_000, cantidad: null };
}
