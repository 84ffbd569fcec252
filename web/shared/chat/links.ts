import { parseUrl } from '#lib/url.ts';

/** A piece of a message: its text, and its address when it is a link. */
export interface Piece {
  /** Its offset in the message. */
  at: number;
  text: string;
  /** An http or https address. */
  href?: string;
}

/** Up to the next space or other character that an address must escape. */
const CANDIDATE = /\b(?:https?:\/\/|www\.)[^\s<>"`{}|^]+/giu;
/** Punctuation that belongs to the sentence around an address. */
const TRAILING = /[.,;:!?¡¿'’”»…*_~]$/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Cuts a message into text and links; the pieces joined are the unchanged message. */
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
  // Counted once: an address of brackets only would be read again for each of them.
  const counts: Record<string, number> = { '(': 0, ')': 0, '[': 0, ']': 0 };
  for (const letter of found) if (letter in counts) counts[letter] = (counts[letter] ?? 0) + 1;
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    const opening = BRACKETS[last];
    const unopened = opening !== undefined && (counts[last] ?? 0) > (counts[opening] ?? 0);
    if (!unopened && !TRAILING.test(last)) break;
    if (last in counts) counts[last] = (counts[last] ?? 0) - 1;
  }
  return found.slice(0, end);
}

/**
 * The target of an address, or null when it may deceive the reader: a name before an @, look-alike
 * letters of other scripts, a host in numbers or escapes, characters that reverse the text.
 */
function safeHref(address: string): string | null {
  const full = /^www\./i.test(address) ? `https://${address}` : address;
  const host =
    /^https?:\/\/((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*)(?::\d+)?(?:[/?#]|$)/i
      .exec(full)?.[1]
      ?.toLowerCase();
  const url = host && !host.includes('xn--') ? parseUrl(full) : null;
  if (!url) return null;
  if (/[\\\p{Cc}\p{Cf}]/u.test(address)) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname === host && url.username === '' ? url.href : null;
}
