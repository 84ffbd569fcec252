export interface Links {
  /** The latest link. */
  link: string;
  /** The link that the browser has loaded. */
  shown: string | null;
  /** Links that failed to load. */
  broken: readonly string[];
  /** A newer link may be loading. */
  busy: boolean;
}

const imageOf = (link: string): string | undefined => link.split('?')[0];

/**
 * Which link of a private image to load. Links change every minute and the audit log records each
 * load, so the shown link stays until the image changes.
 */
export function linkToShow({ link, shown, broken, busy }: Links): string {
  if (shown !== null && imageOf(shown) === imageOf(link)) return shown;
  if (busy) return 'loading';
  return broken.includes(link) ? 'broken' : link;
}
