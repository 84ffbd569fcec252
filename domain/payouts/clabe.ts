/** The weights of a CLABE's first 17 digits, over and over (Banco de México's rule). */
const WEIGHTS = [3, 7, 1] as const;

/** A CLABE of its first 17 digits: they and the control digit that fits them. */
export function withControlDigit(seventeen: string): string {
  const sum = [...seventeen].reduce(
    (total, digit, at) => total + Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0),
    0,
  );
  return `${seventeen}${(10 - (sum % 10)) % 10}`;
}

/** A CLABE as whoever has no need of it reads it: of the same length, all but the last four digits as «•» (4 §F). */
export const maskedClabe = (numero: string): string =>
  numero.slice(-4).padStart(numero.length, '•');

/**
 * Why 18 digits are no CLABE, as a code of the error catalogue: a digit was mistyped, which the control digit shows of
 * any single one, or no bank has the first three. Null for a good one. `isBank` knows the banks by those three digits
 * (4 §A).
 */
export function whyNotClabe(
  numero: string,
  isBank: (code: string) => boolean,
): 'clabe_wrong_digit' | 'clabe_unknown_bank' | null {
  if (withControlDigit(numero.slice(0, -1)) !== numero) return 'clabe_wrong_digit';
  return isBank(numero.slice(0, 3)) ? null : 'clabe_unknown_bank';
}
