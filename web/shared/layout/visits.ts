/** A page that was opened in this tab. */
export interface Visit {
  /** The router's key of the history entry. */
  key: string;
  /** Path and query. */
  address: string;
  /** How far down the page was left, in pixels. */
  top: number;
}

/** The history of this tab as far as this document has seen it, and which of its pages is shown. */
export interface Visits {
  pages: readonly Visit[];
  shown: number;
}

/** The history after a navigation: `type` is the router's (what is unknown starts it anew). */
export function visit(visits: Visits, type: 'PUSH' | 'REPLACE' | 'POP', next: Visit): Visits {
  const { pages, shown } = visits;
  if (pages[shown]?.key === next.key) return visits;
  if (type === 'PUSH') return { pages: [...pages.slice(0, shown + 1), next], shown: shown + 1 };
  if (type === 'REPLACE')
    return { pages: [...pages.slice(0, shown), next, ...pages.slice(shown + 1)], shown };
  const known = pages.findIndex(({ key }) => key === next.key);
  return known === -1 ? { pages: [next], shown: 0 } : { pages, shown: known };
}

/**
 * Whether a link leads from an item to the very list from which it was opened: then it goes back, so that the list is
 * as it was left. A list is above its items in their address; results of a search are above the profiles.
 */
export function leadsBack({ pages, shown }: Visits, link: string): boolean {
  const now = pages[shown]?.address ?? '';
  const isAbove =
    pathOf(now).startsWith(`${pathOf(link)}/`) ||
    (now.startsWith('/ver/profesional/') && link.startsWith('/categorias'));
  return isAbove && pages[shown - 1]?.address === link;
}

const pathOf = (address: string): string => address.replace(/\?.*$/, '');
