import type { RequestRecipient } from '#contract/requests.ts';

/** A recipient who sent a proposal that can be accepted. */
export type Offer = RequestRecipient & {
  propuesta: NonNullable<RequestRecipient['propuesta']>;
};

/** Who stands out among several offers, by key; null where nobody does alone. */
export interface Best {
  readonly cheapest: string | null;
  readonly soonest: string | null;
  readonly bestRated: string | null;
}

export function bestOf(offers: readonly Offer[]): Best {
  return {
    cheapest: alone(offers, ({ propuesta }) => propuesta.precio),
    soonest: soonestOf(offers),
    bestRated: alone(offers, ({ average_rating }) => -(average_rating ?? 0)),
  };
}

/** The one offer with the lowest value, if others have a higher one. */
function alone(
  offers: readonly Offer[],
  valueOf: (offer: Offer) => number | string,
): string | null {
  const sorted = [...offers].sort((a, b) => (valueOf(a) < valueOf(b) ? -1 : 1));
  const [first, second] = sorted;
  if (!first || !second || valueOf(first) === valueOf(second)) return null;
  return first.keylogin;
}

/** Who begins first; among those of one day only where all say at what hour. */
function soonestOf(offers: readonly Offer[]): string | null {
  const dated = offers.filter(({ propuesta }) => propuesta.start !== null);
  const [day] = dated.map(({ propuesta }) => propuesta.start ?? '').sort();
  const first = dated.filter(({ propuesta }) => propuesta.start === day);
  if (dated.length < 2) return null;
  if (first.length === 1) return first[0]?.keylogin ?? null;
  if (first.some(({ propuesta }) => propuesta.hora === null)) return null;
  return alone(first, ({ propuesta }) => propuesta.hora ?? '');
}
