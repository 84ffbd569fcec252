/**
 * What stands on the page, in the page itself: for each element where it is among the elements around it,
 * its tag, and what says how it looks and what it is; never what it happens to say or measure. An element
 * like another one in the same place adds nothing, but that there are several does, and so does the order
 * of the headings. Passed to the browser as it is: it can use nothing from outside.
 */
export function whatStands(): string[] {
  /** Nothing that an accessibility rule looks at, or told by what else differs. */
  const UNSEEN =
    /^(id|for|name|nonce|datetime|d|points|transform|[xyr]|[cxy][xy12]|width|height|viewbox|sizes|loading|decoding|fetchpriority|aria-valuenow)$/;
  /** References to other elements, and texts: what matters is whether they are there. */
  const FILLED =
    /^(href|src|srcset|alt|title|placeholder|value|aria-(label|valuetext|description|roledescription|labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const SIZE = /-?[\d.]+(px|rem|em|%|m?s|deg|d?v[hw])/g;

  const digest = (text: string): string => {
    let [one, two] = [0x811c9dc5, 0x1b873593];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x85ebca6b);
      two ^= two >>> 13;
    }
    return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
  };
  const describe = ({ name, value }: Attr): string => {
    const key = name.toLowerCase();
    if (UNSEEN.test(key)) return '';
    if (FILLED.test(key)) return value.trim() === '' ? `${key} empty` : key;
    if (key === 'class') return value;
    return `${key}=${key === 'style' ? value.replace(SIZE, '0') : value.replace(/\d+/g, '0')}`;
  };
  const stateOf = (element: Element): string => {
    if (element instanceof HTMLInputElement)
      return `${element.type} ${element.checked} ${element.disabled} ${element.value !== ''}`;
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return `${says} ${element.childElementCount > 0}`;
  };

  const counts = new Map<string, number>();
  const walk = (element: Element, around: string): void => {
    const attributes = [...element.attributes].map(describe).sort().join(' ');
    const place = digest(`${around} ${element.tagName} ${attributes} ${stateOf(element)}`);
    counts.set(place, (counts.get(place) ?? 0) + 1);
    for (const child of element.children) walk(child, place);
  };
  walk(document.documentElement, '');
  const several = [...counts].filter(([, count]) => count > 1).map(([place]) => `${place} *`);
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    ({ tagName }) => tagName,
  );
  const steps = headings.map((tag, at) => `${headings[at - 1] ?? ''}>${tag}`);
  return [...counts.keys(), ...several, ...steps];
}
