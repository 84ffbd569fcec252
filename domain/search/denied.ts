/** What something is not, before what it is: «no es la llave, es el boiler». */
const BEFORE =
  /(?<!\p{L})no (?:es|son|era|eran|fue) (?:\p{L}+ ){0,3}\p{L}+(?:\s*[,.;:]\s*(?:sino\s+)?|\s+(?:sino\s+|(?=(?:es|son|lo que)\s)))(?=\p{L})/giu;
/** And behind it: «pintar, no impermeabilizar», «la chapa, no la puerta». */
const BEHIND =
  /\s*,\s*no (?:(?:el|la|los|las|un|una) \p{L}+|\p{L}+[aei]r(?!\p{L})[^,.;:\n]*?)\s*(?=[,.;:\n]|$)/giu;

/** A text without what it says that it is not about; as it is where nothing else would be left. */
export function withoutDenied(text: string): string {
  const rest = text.replaceAll(BEFORE, '').replaceAll(BEHIND, '');
  return rest.trim() === '' ? text : rest;
}
