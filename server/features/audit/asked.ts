/** The filters of a download that were set, as the log keeps them. */
export const askedFilters = (filters: object): object =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
