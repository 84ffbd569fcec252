import { expect, it } from 'vitest';
import { maskedText } from './masked.ts';

it.each([
  ['Inés Paz', 'Inés Paz'],
  ['ines.paz@correo.mx', 'i•••@correo.mx'],
  ['33 1234 5678', '•••5678'],
  ['002010077777777771', '•••7771'],
  // A number of the product, as of a project, is nobody's.
  ['proyecto 1234', 'proyecto 1234'],
])('of «%s» the log keeps «%s»', (text, kept) => {
  expect(maskedText(text)).toBe(kept);
});
