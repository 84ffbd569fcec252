import { createContext, useContext } from 'react';
import type { Nonces } from './server-context.ts';

/**
 * The nonces of this page. The server provides them around the router (and not as loader data, which
 * would print them into the page); the browser finds them on the elements that carry them.
 */
export const NonceProvider = createContext<Nonces>(
  typeof document === 'undefined' ? { script: '', style: '' } : readNonces(),
);

export const useNonces = (): Nonces => useContext(NonceProvider);

function readNonces(): Nonces {
  const nonceOf = (tag: 'script' | 'style') =>
    document.querySelector<HTMLElement>(`${tag}[nonce]`)?.nonce ?? '';
  return { script: nonceOf('script'), style: nonceOf('style') };
}
