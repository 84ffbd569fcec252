import { type Match, SAME_STEM } from './matches.ts';
import { NO_TRADE, type Term } from './terms.ts';
import { isAction, isVerb } from './word-forms.ts';

/** Where the words of a term stand near each other; null where they do not. */
export function placesOf(
  { words, categoria }: Term,
  found: ReadonlyMap<string, readonly Match[]>,
): readonly Match[] | null {
  if (!words.every((word) => found.has(word))) return null;
  // «instalar puerta» is not said by «instalar un timbre en la puerta».
  const takesObject = words.length > 1 && words.some(isAction);
  const fits = ({ how, role, denied }: Match) =>
    !(takesObject && (role === 'aside' || (denied && !words.includes('no')))) &&
    (categoria !== NO_TRADE || how === 1 || (words.length > 1 && how >= SAME_STEM));
  // «se cae un árbol sobre la barda» says no «barda caída», and «un árbol encima de la casa» no «casa de árbol».
  const thing = words.length > 1 ? words.find((word) => !isVerb(word)) : undefined;
  const [starts = [], ...others] = words.map((word) =>
    (found.get(word) ?? []).filter((one) => fits(one) && !(one.place && word === thing)),
  );
  const window = words.length + 2;
  for (const start of starts) {
    const chosen = [start];
    for (const list of others) {
      const next = list.find(
        ({ at }) => Math.abs(at - start.at) <= window && chosen.every((one) => one.at !== at),
      );
      if (next) chosen.push(next);
    }
    const kind = (one: Match) =>
      ['of', 'part'].includes(one.role) && chosen.every(({ at }) => at !== one.at - 1);
    if (chosen.length === words.length && !(takesObject && chosen.some(kind))) return chosen;
  }
  return null;
}
