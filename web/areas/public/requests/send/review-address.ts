/** The part of a search's address that shows the request before it is sent, instead of the list. */
const REVIEW = 'revisar';

export const isReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

/** The review of the request that is sent to people of this search. */
export function reviewAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(REVIEW, '1');
  return `${pathname}?${query}`;
}

/** Back from there, to choose others. */
export function listAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(REVIEW);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Between the list and the review nothing is searched anew. */
export const sameSearch = (one: URL, other: URL): boolean =>
  listAddress(one) === listAddress(other);
