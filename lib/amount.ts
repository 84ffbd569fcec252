/** Digits, perhaps in groups of three by commas or spaces, and perhaps centavos after a point. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.\d{0,2})?$/;

/**
 * The MXN in an amount as people type or paste it: «1,500», «1500.50», «$1,500.00 MXN». null for what has another
 * meaning or more than one: «1e3», «-3», «1.500», «12,5».
 */
export function readAmount(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:MXN\s*)?\$\s*/i, '')
    .replace(/(?:MXN|pesos)$/i, '')
    .trimEnd();
  return AMOUNT.test(bare) ? Number(bare.replaceAll(/[,\s]/g, '')) : null;
}

/** The same, also below zero: «-5», so that somebody can be told that it is negative. */
export function readSignedAmount(text: string): number | null {
  const [sign, ...rest] = text.trim();
  if (sign !== '-' && sign !== '−') return readAmount(text);
  const amount = readAmount(rest.join(''));
  return amount === null ? null : -amount;
}

/** MXN as one types them: «1,500», «1,500.50». */
export function writeAmount(mxn: number): string {
  const [whole = '', centavos] = mxn.toFixed(Number.isInteger(mxn) ? 0 : 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return centavos === undefined ? grouped : `${grouped}.${centavos}`;
}
