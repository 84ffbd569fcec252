/** A move as a text may say it: «mudanza de Zapopan a Tonalá». */
interface Route {
  readonly before: string;
  readonly origin: string;
  /** What stands behind «a»: the destination, and whatever follows it. */
  readonly behind: string;
}

const LONGEST_NAME = 4;
/** «de mi casa en Zapopan a Tonalá» */
const WHOSE = /^.*\sen\s+/iu;
const FROM = /(?<!\p{L})(?:de|desde)\s+/giu;
const TO = /^(.+?)[\s,]+(?:a|hasta|hacia|para)\s+(.+)$/isu;

const BETWEEN = /[\s,]+(?:a|hasta|hacia|para)\s+/giu;

/** What a text may say of where something is moved: «de» a few words «a» others, or without «de» «gdl a mty». */
export function routesIn(text: string): Route[] {
  const bare = [...text.matchAll(BETWEEN)].flatMap(({ 0: to, index }) =>
    endingsOf(text.slice(0, index)).map(({ name, before }) => ({
      before,
      origin: name,
      behind: text.slice(index + to.length),
    })),
  );
  return [...fromIn(text), ...bare];
}

function fromIn(text: string): Route[] {
  return [...text.matchAll(FROM)].flatMap(({ 0: from, index }) => {
    const [, said = '', behind = ''] = TO.exec(text.slice(index + from.length)) ?? [];
    const origin = said.replace(WHOSE, '');
    const isShort = origin.split(/\s+/u).length <= LONGEST_NAME;
    return origin && isShort ? [{ before: text.slice(0, index), origin, behind }] : [];
  });
}

/** The endings of a text that may be a name, the longest first. */
function endingsOf(text: string): { name: string; before: string }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(-LONGEST_NAME)
    .map(({ index }) => ({ name: text.slice(index), before: text.slice(0, index) }));
}

/** The beginnings of a text that may be a name, without an article, the longest first. */
export function beginningsOf(text: string): { name: string; rest: string }[] {
  const [article = ''] = /^(?:el|la|los|las)\s+/iu.exec(text) ?? [];
  const ends = [...text.slice(article.length).matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, LONGEST_NAME)
    .map(({ 0: word, index }) => article.length + index + word.length);
  return ends
    .map((end) => ({ name: text.slice(article.length, end), rest: text.slice(end) }))
    .toReversed();
}
