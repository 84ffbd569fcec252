import { AIR_CONDITIONING } from './words/air-conditioning.ts';
import { APPLIANCES } from './words/appliances.ts';
import { CARPENTRY } from './words/carpentry.ts';
import { CLEANING } from './words/cleaning.ts';
import { ELECTRICITY } from './words/electricity.ts';
import { FURNITURE_ASSEMBLY } from './words/furniture-assembly.ts';
import { GARDENING } from './words/gardening.ts';
import { LOCKS } from './words/locks.ts';
import { MASONRY } from './words/masonry.ts';
import { METALWORK } from './words/metalwork.ts';
import { MOVING } from './words/moving.ts';
import { PAINTING } from './words/painting.ts';
import { PEST_CONTROL } from './words/pest-control.ts';
import { PLUMBING } from './words/plumbing.ts';
import { TECHNOLOGY } from './words/technology.ts';
import { WATERPROOFING } from './words/waterproofing.ts';

/** How people ask for a category and, by its name, for each option; terms are separated by commas. */
export interface CategoryWords {
  categoria: string;
  palabras: string;
  /** An appliance's option stands as «Lavadora/Cambiar mangueras». */
  opciones: Readonly<Record<string, string>>;
}

/** The words of this release, which a start brings to those that the administrators have (parts.ts). */
export const CATEGORY_WORDS = [
  PAINTING,
  PLUMBING,
  ELECTRICITY,
  FURNITURE_ASSEMBLY,
  APPLIANCES,
  AIR_CONDITIONING,
  MOVING,
  CLEANING,
  GARDENING,
  PEST_CONTROL,
  LOCKS,
  TECHNOLOGY,
  CARPENTRY,
  METALWORK,
  MASONRY,
  WATERPROOFING,
].map(({ categoria, palabras, opciones }) => ({
  categoria,
  palabras: inOneLine(palabras),
  opciones: Object.entries(opciones).map(([name, words]) => {
    const [opt = '', aparato = null] = name.split('/').toReversed();
    return { opt, aparato, palabras: inOneLine(words) };
  }),
}));

function inOneLine(terms: string): string {
  return terms.trim().replaceAll(/\s+/g, ' ');
}
