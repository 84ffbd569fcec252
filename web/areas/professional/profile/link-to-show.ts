export interface Links {
  /** The latest link. */
  link: string;
  /** The one that the browser has loaded. */
  shown: string | null;
  /** Those that it could not load. */
  broken: readonly string[];
  /** A newer link may be on its way. */
  busy: boolean;
}

const imageOf = (link: string): string | undefined => link.split('?')[0];

/**
 * Which link of a private image to load. Each minute has another one, and each loading is recorded: what
 * is shown stays, until it is another image.
 */
export function linkToShow({ link, shown, broken, busy }: Links): string {
  if (shown !== null && imageOf(shown) === imageOf(link)) return shown;
  if (busy) return 'loading';
  return broken.includes(link) ? 'broken' : link;
}
