import { BUILDING_WORDS } from './words-building.ts';
import { HOUSEHOLD_WORDS } from './words-household.ts';
import { INSTALLATIONS_WORDS } from './words-installations.ts';

/** How people ask for a category and, by its name, for each option; terms are separated by commas. */
export interface CategoryWords {
  categoria: string;
  palabras: string;
  /** An appliance's option stands as «Lavadora/Cambiar mangueras». */
  opciones: Readonly<Record<string, string>>;
}

/** The words of this release, which a start brings to those that the administrators have (parts.ts). */
export const CATEGORY_WORDS = [...INSTALLATIONS_WORDS, ...HOUSEHOLD_WORDS, ...BUILDING_WORDS].map(
  ({ categoria, palabras, opciones }) => ({
    categoria,
    palabras: inOneLine(palabras),
    opciones: Object.entries(opciones).map(([name, words]) => {
      const [opt = '', aparato = null] = name.split('/').toReversed();
      return { opt, aparato, palabras: inOneLine(words) };
    }),
  }),
);

function inOneLine(terms: string): string {
  return terms.trim().replaceAll(/\s+/g, ' ');
}
