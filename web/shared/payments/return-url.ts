import { apiBase } from '#web/api/client.ts';

/** Where the provider redirects after paying: the server settles the payment, then redirects to `redirect`. */
export function returnUrl(
  address: 'confirm_project' | 'confirm_membership',
  query: { redirect: string } & Record<string, string>,
): string {
  const url = new URL(`${apiBase()}/stripe/${address}`, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // The API may be another site's, which then has to come back to this one.
  if (url.origin !== location.origin)
    url.searchParams.set('redirect', new URL(query.redirect, location.origin).href);
  return url.href;
}
