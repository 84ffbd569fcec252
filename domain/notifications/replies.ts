import { searchText } from '#lib/search-text.ts';

/** What somebody asks for who answers a message: no more of what can be turned off, or it again (4 §E). */
export const WISHES = ['baja', 'alta'] as const;
export type Wish = (typeof WISHES)[number];

/** How people say it, in the spelling of searches. */
const WORDS: Readonly<Record<Wish, RegExp>> = {
  baja: /^(?:(?:quiero|quisiera|solicito|pido) )?(?:(?:dar|dame|denme|darme|darse|me doy) de )?(?:la )?baja(?: por favor)?$|^stop$/,
  alta: /^(?:(?:quiero|quisiera|solicito|pido) )?(?:(?:dar|dame|denme|darme|darse|me doy) de )?(?:el )?alta(?: por favor)?$|^start$/,
};

/** What an answer asks for; null of anything else, such as «la presión está baja». */
export function wishOf(text: string): Wish | null {
  const said = searchText(text);
  if (WORDS.baja.test(said)) return 'baja';
  return WORDS.alta.test(said) ? 'alta' : null;
}

/** Milliseconds after somebody's message during which WhatsApp takes an answer in words of one's own. */
export const ANSWER_WINDOW = 24 * 60 * 60_000;
