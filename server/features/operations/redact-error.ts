/** Phones, codes, CLABEs, tokens and addresses of mail that an outside service may have repeated. */
const SOMEBODYS = /[\w.+-]+@[\w.-]+|\d{4,}|[A-Za-z0-9_-]{32,}/g;

/** The first line of an error as the team may read it, at most 200 characters. */
export const redactError = (error: string): string =>
  (error.split('\n', 1)[0] ?? '').replaceAll(SOMEBODYS, '•••').slice(0, 200);
