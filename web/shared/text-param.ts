/** What no call takes: nobody types it, but an address may hold it. */
const NOT_TEXT = /[\p{Cc}\p{Surrogate}]/gu;

/** A text of an address, at most `max` characters of it; '' where there is none. */
export const textParam = (url: URL, name: string, max: number): string =>
  (url.searchParams.get(name) ?? '').replaceAll(NOT_TEXT, ' ').trim().slice(0, max);
