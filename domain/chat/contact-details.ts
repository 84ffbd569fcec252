/** Groups of digits as telephones are written: «33 1234 5678», «(33) 12-34-56-78», «3.3.1.2.3.4.5.6.7.8». */
const PHONE = /\d(?:[\s.()+-]{0,3}\d){7,}/g;
const EMAIL = /[^\s@]+ ?@ ?[^\s@]+ ?\. ?[a-z]{2,}/i;
const LINK =
  /https?:\/\/|\bwww\.|\b(?:[a-z0-9-]+\.)+(?:com|mx|net|org|me|ly|gl|io|app|link|info)(?![\w-])/i;

/** Digits that are no telephone: dates, amounts, decimals, numbers with a unit. */
const NO_PHONE = [
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/. ]\d{1,2}[-/. ](?:19|20)\d{2}\b/g,
  /\$ ?\d[\d.,]*/g,
  /\b\d[\d.,]* ?(?:pesos|mxn|mil|millones|m2|m²|m|cm|mm|km|kg|litros|piezas|horas?|hrs?)\b/gi,
  /(?:^|[^\d.])\d{1,3}\.\d{1,2}(?![\d.])/g,
  /\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/g,
];

/**
 * Whether a text gives a telephone (8 digits or more, in groups of any kind), an e-mail or a link:
 * what leads to payments outside the platform. Prices, dates and measures do not count. It only decides
 * whether a notice is shown, so digits spelled out in words are ignored.
 */
export function givesContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (EMAIL.test(plain) || LINK.test(plain)) return true;
  const rest = NO_PHONE.reduce((known, kind) => known.replace(kind, '·'), plain);
  return (rest.match(PHONE) ?? []).some((found) => isPhone(found));
}

/** A telephone is written in groups of two digits or more, or digit by digit. */
function isPhone(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean);
  const single = groups.filter((group) => group.length === 1).length;
  return single <= 1 || single === groups.length;
}
