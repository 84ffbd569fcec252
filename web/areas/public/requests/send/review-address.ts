/** The query parameter of a search that shows the review of the request instead of the results. */
const REVIEW = 'revisar';

export const isReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

/** The address of the review of the request, from the address of its search. */
export function reviewAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(REVIEW, '1');
  return `${pathname}?${query}`;
}

/** The address of the search results, from the address of the review. */
export function listAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(REVIEW);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Whether two addresses have the same results: the review does not need a new search. */
export const sameSearch = (one: URL, other: URL): boolean =>
  listAddress(one) === listAddress(other);
