const CHAT = /^\/chat\/[^/]+$/;
const MEMBERSHIP = '/profesional/membresia';

/**
 * Whether one pays by card at an address: only its document may load the provider's script and frames. The query is with
 * or without its question mark.
 */
export function isPayingAddress(pathname: string, search: string): boolean {
  const query = new URLSearchParams(search);
  if (CHAT.test(pathname)) return query.get('pagar') === '1';
  return pathname === MEMBERSHIP && query.has('nivel');
}
