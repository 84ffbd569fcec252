/**
 * The structure of the page, computed in the browser: a hash for each element of its ancestors, tag, state,
 * attributes that affect look or role, and whether it is rendered, but not of its texts or sizes. Equal elements
 * count once or «several times»; the order of headings counts too. The function runs in the browser, so it can
 * use nothing from outside.
 */
export function screenStructure(): string[] {
  /** Attributes that no accessibility rule reads, or whose effect shows elsewhere. */
  const IGNORED =
    /^(id|for|name|nonce|datetime|d|points|transform|[xyr]|[cxy][xy12]|width|height|viewbox|sizes|loading|decoding|fetchpriority|aria-valuenow)$/;
  /** References and texts, of which only the presence matters. */
  const PRESENCE_ONLY =
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
    if (IGNORED.test(key)) return '';
    if (PRESENCE_ONLY.test(key)) return value.trim() === '' ? `${key} empty` : key;
    if (key === 'class') return value;
    return `${key}=${key === 'style' ? value.replace(SIZE, '0') : value.replace(/\d+/g, '0')}`;
  };
  const stateOf = (element: Element): string => {
    if (element instanceof HTMLInputElement)
      return `${element.type} ${element.checked} ${element.disabled} ${element.value !== ''}`;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return `${hasText} ${element.childElementCount > 0}`;
  };

  const counts = new Map<string, number>();
  const walk = (element: Element, parent: string): void => {
    const attributes = [...element.attributes].map(describe).sort().join(' ');
    // axe looks at nothing inside what is not rendered.
    const hidden = element.checkVisibility() ? '' : 'hidden';
    const hash = digest(`${parent} ${element.tagName} ${attributes} ${stateOf(element)} ${hidden}`);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
    for (const child of element.children) walk(child, hash);
  };
  walk(document.documentElement, '');
  const several = [...counts].filter(([, count]) => count > 1).map(([hash]) => `${hash} *`);
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    ({ tagName }) => tagName,
  );
  const headingOrder = headings.map((tag, at) => `${headings[at - 1] ?? ''}>${tag}`);
  return [...counts.keys(), ...several, ...headingOrder];
}
