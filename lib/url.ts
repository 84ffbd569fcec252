/** A URL, or null for a text that is none: `URL.parse`, which the oldest browsers that we serve lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
