/** Phones, codes, CLABEs, tokens and e-mails that an external service may have quoted. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\d{4,}|[A-Za-z0-9_-]{32,}/g;

/** The first line of an error as the team may read it, at most 200 characters. */
export const redactError = (error: string): string =>
  (error.split('\n', 1)[0] ?? '').replaceAll(PERSONAL, '•••').slice(0, 200);
