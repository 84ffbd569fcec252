/** Over how many days up to today requests can be counted. */
export const DEMAND_DAYS = [30, 90] as const;
export type DemandDays = (typeof DEMAND_DAYS)[number];

/** By what places are told apart. */
export const DEMAND_PLACES = ['ciudad', 'estado'] as const;
export type DemandPlace = (typeof DEMAND_PLACES)[number];

/** What was asked for of a trade in a place, and who is there to do it. */
export interface Demand {
  readonly solicitudes: number;
  /** Those of them that a proposal answered. */
  readonly con_propuesta: number;
  /** Validated professionals whom a search of the trade in the place finds. */
  readonly profesionales: number;
}

/**
 * What is to be done: nobody does it, only people from elsewhere do, too few do, they do not answer, there are more than
 * needed, or nothing.
 */
export const DEMAND_VERDICTS = [
  'nadie',
  'de_fuera',
  'faltan',
  'no_contestan',
  'sobran',
  'alcanzan',
] as const;
export type DemandVerdict = (typeof DEMAND_VERDICTS)[number];

/** A professional is taken to look after so many requests a week. */
const A_WEEK_EACH = 1;
/** More professionals than so many times those who are needed are more than there is work for. */
const PLENTY = 4;
/** With so few requests nothing is said of how they are answered, or of too many professionals. */
const FEW = 3;

/** How many professionals the requests of so many days need. */
const needed = (solicitudes: number, days: number): number =>
  Math.ceil(solicitudes / ((days / 7) * A_WEEK_EACH));

/** How many professionals are missing; below zero where there are more than needed. */
export const demandGap = ({ solicitudes, profesionales }: Demand, days: number): number =>
  needed(solicitudes, days) - profesionales;

/** What is to be done about the requests of so many days. */
export function demandVerdict(demand: Demand, days: number): DemandVerdict {
  const { solicitudes, con_propuesta, profesionales } = demand;
  const answered = con_propuesta * 2 >= solicitudes;
  if (profesionales === 0) return answered ? 'de_fuera' : 'nadie';
  if (demandGap(demand, days) > 0) return 'faltan';
  if (solicitudes < FEW) return 'alcanzan';
  if (!answered) return 'no_contestan';
  return profesionales > PLENTY * needed(solicitudes, days) ? 'sobran' : 'alcanzan';
}

/** The widest gap first, then the most requests without a proposal, then the most requests. */
export const byGap =
  (days: number) =>
  (a: Demand, b: Demand): number =>
    demandGap(b, days) - demandGap(a, days) ||
    b.solicitudes - b.con_propuesta - (a.solicitudes - a.con_propuesta) ||
    b.solicitudes - a.solicitudes;
