/** Of a filter whose values the server knows. */
export const ANY = 'any';

/** A list's filters besides its text, with the values that each accepts. */
export type Choices = Readonly<Record<string, readonly string[] | typeof ANY>>;

/** The filters and page of a list; '' where a filter is not set. */
export type ListQuery<C extends Choices> = { search: string; page: number } & {
  [Name in keyof C]: C[Name] extends typeof ANY ? string : C[Name][number] | '';
};

/** Filters and page from the address; invalid values are ignored. */
export function readAddress<C extends Choices>(params: URLSearchParams, choices: C): ListQuery<C> {
  const page = Number(params.get('page') ?? 1);
  const chosen = Object.entries(choices).map(([name, values]) => {
    const value = params.get(name) ?? '';
    return [name, values === ANY || values.includes(value) ? value : ''];
  });
  return {
    ...Object.fromEntries(chosen),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** How many of these filters are set. */
export const countSet = <Query>(query: Query, names: readonly (keyof Query)[]): number =>
  names.filter((name) => query[name] !== '').length;

/** Writes only the filters that are set. */
export function writeAddress({ page, ...filters }: { page: number }): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (typeof value === 'string' && value !== '') params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params;
}
