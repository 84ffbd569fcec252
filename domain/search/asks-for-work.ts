import { searchText } from '#lib/search-text.ts';

const ASKS =
  /\b(?:busco|buscando|quiero|solicito) (?:un |una )?(?:trabajo|chamba|empleo|vacante)\b|\bquiero trabajar\b|\bofrezco mis servicios\b|\b(?:hay|tienen) (?:trabajo|chamba|vacantes?)\b/;

/** Whether who writes wants to be hired, and not somebody for a home: «busco trabajo de plomero». */
export const asksForWork = (text: string): boolean => ASKS.test(searchText(text));
