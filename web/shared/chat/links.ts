/** A piece of a message: what is shown, and where it leads when it is a link. */
export interface Piece {
  /** Where it begins in the message. */
  at: number;
  text: string;
  /** An http or https address. */
  href?: string;
}

/** Up to the next space, or what no address holds unescaped. */
const CANDIDATE = /\b(?:https?:\/\/|www\.)[^\s<>"`{}|^]+/giu;
/** Ends the sentence around an address, not the address. */
const TRAILING = /[.,;:!?¡¿'’”»…*_~]$/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Cuts a message into text and links; together the pieces are the message to the letter. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const address = withoutTrailing(found);
    const href = safeHref(address);
    if (href === null) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}

function withoutTrailing(found: string): string {
  let address = found;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = BRACKETS[last];
    const unopened = opening !== undefined && count(address, last) > count(address, opening);
    if (!unopened && !TRAILING.test(address)) return address;
    address = address.slice(0, -1);
  }
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/**
 * Where an address leads, or null when it leads elsewhere than it says: a name before an @, letters of
 * other scripts that look like ours, a host in numbers or escapes, marks that turn the text around.
 */
function safeHref(address: string): string | null {
  const full = /^www\./i.test(address) ? `https://${address}` : address;
  const host =
    /^https?:\/\/((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*)(?::\d+)?(?:[/?#]|$)/i
      .exec(full)?.[1]
      ?.toLowerCase();
  if (!host || host.includes('xn--') || !URL.canParse(full)) return null;
  if (/[\\\p{Cc}\p{Cf}]/u.test(address)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname === host && url.username === '' ? url.href : null;
}
