/** A text of at most `max` characters, cut after a whole word. */
export function shorten(text: string, max: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const end = cut.lastIndexOf(' ');
  const words = end > max / 2 ? cut.slice(0, end) : cut.slice(0, -1);
  return `${words.replace(/[\s,.:;·«(-]+$/u, '')}…`;
}
