/** The global key under which a document says that one pays in it. */
const PAYS = Symbol.for('maestros.pays');

/**
 * Runs in the head of each document before everything else, written out as text: nothing outside of it exists there.
 * Whatever assigns markup or a script as text is refused by the policy of the page, except what passes here: text without
 * markup, the empty script from which React makes its own, a script that the document itself was sent with, the worker
 * that tells of news, and where one pays the provider's script. No library of ours can be handed a policy of its own.
 */
export function trustText(pays: boolean, key: string): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for(key)] = pays;
  const wasSent = (text: string) =>
    [...document.scripts].some(({ nonce, textContent }) => nonce && textContent === text);
  const isOfProvider = (url: string) =>
    url === '/_dev/stripe/v3/' || url.startsWith('https://js.stripe.com/');
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  types?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
    createScript: (text) => (text === '' || wasSent(text) ? text : null),
    createScriptURL: (url) => (url === '/sw.js' || (pays && isOfProvider(url)) ? url : null),
  });
}

/** As much of the browser's own as is used; not each has it. */
interface Factory {
  createPolicy: (
    name: string,
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string) => string | null
    >,
  ) => unknown;
}

/** The text of the script for a document. */
export const trustedTypesScript = (pays: boolean): string =>
  `(${trustText.toString()})(${pays},${JSON.stringify(PAYS.description)})`;

/** Whether this document may load the provider's script: it was loaded at an address where one pays. */
export const isPayingDocument = (): boolean =>
  (globalThis as Record<symbol, unknown>)[PAYS] === true;
