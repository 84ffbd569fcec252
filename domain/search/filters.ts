import { DIAS } from '../profile/hours.ts';

/** The least stars that a search can ask for. */
export const CALIFICACIONES = [4, 4.5] as const;

/** The highest «desde» that a search can ask for, in pesos: `price_step` in the database has the same. */
export const PRECIOS = [
  30, 50, 80, 100, 150, 200, 300, 500, 800, 1200, 2000, 3500, 6000, 10_000,
] as const;

/** Who answers first within less than this many minutes, answers quickly. */
export const QUICK_MINUTES = 60;

/** What a search asks for besides the trade and the place; all of it must be met. */
export interface Asked {
  readonly calificacion?: number | undefined;
  /** Pesos. */
  readonly precio?: number | undefined;
  readonly rapido: boolean;
  readonly hoy: boolean;
}

/** A searched trade, with the price of its cheapest option in pesos; null without options. */
export interface Priced {
  readonly id: number;
  readonly desde: number | null;
}

const HOURS = 24;

/**
 * The codes of a search's filters, as the index has them (0046_search-filters.sql): one of each group must match.
 * Who says no price counts with the one that the card shows, that of the trade. `hour` is that of Mexico, from 0; a
 * day of work that has ended is not «today» any more.
 */
export function filterCodes(
  asked: Asked,
  { trades, day, hour }: { trades: readonly Priced[]; day: number; hour: number },
): string[][] {
  const { calificacion, precio, rapido, hoy } = asked;
  const codes: string[][] = [];
  if (calificacion !== undefined) codes.push([`#r${calificacion * 10}`]);
  if (precio !== undefined) codes.push(trades.flatMap((trade) => priceCodes(trade, precio)));
  if (rapido) codes.push(['#q']);
  if (hoy)
    codes.push(
      [`#d${DIAS[day]}`],
      Array.from({ length: HOURS - hour }, (_, more) => `#h${hour + more + 1}`),
    );
  return codes;
}

function priceCodes({ id, desde }: Priced, precio: number): string[] {
  const met = PRECIOS.filter((step) => step <= precio);
  return [...(desde !== null && desde <= precio ? [0] : []), ...met].map(
    (step) => `#$${id}-${step}`,
  );
}

/** The highest prices to choose from for a trade: the next few above its cheapest option. */
export const pricesFrom = (desde: number): number[] =>
  PRECIOS.filter((step) => step > desde).slice(0, 3);
