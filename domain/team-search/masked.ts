/**
 * What the audit log keeps of what was searched for: of numbers as long as a telephone or a CLABE the last four digits, of an
 * e-mail its first letter and its domain.
 */
export const maskedText = (text: string): string =>
  text
    .replace(/(\S)\S*@(?=\S)/g, '$1•••@')
    .replace(/\d[\d\s().-]{5,}\d/g, (number) => `•••${number.replace(/\D/g, '').slice(-4)}`);
