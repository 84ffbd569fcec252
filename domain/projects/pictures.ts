/** When a picture of a work was taken. */
export const MOMENTS = ['antes', 'despues'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The most pictures of each moment with one delivery. */
export const DELIVERY_IMAGES = 4;

/** The pictures of one delivery, by their file ids. */
export type Pictures = Readonly<Record<Moment, readonly string[]>>;

/**
 * The pictures that a project shows, of its deliveries, oldest first: of each moment those of the last delivery that
 * has any. Who repairs something after a request for changes takes new pictures of the result, not of the beginning.
 */
export function shownPictures(deliveries: readonly Pictures[]): Pictures {
  const last = (moment: Moment) => deliveries.findLast((one) => one[moment].length > 0)?.[moment];
  return { antes: last('antes') ?? [], despues: last('despues') ?? [] };
}
