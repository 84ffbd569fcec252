import { apiBase } from '#web/api/client.ts';

/** Where the provider sends people after paying: the server settles there, and goes on to `redirect`. */
export function returnUrl(
  address: 'confirm_project' | 'confirm_membership',
  query: { redirect: string } & Record<string, string>,
): string {
  const url = new URL(`${apiBase()}/stripe/${address}`, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
