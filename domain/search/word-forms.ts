/** What the forms of a normalized word have in common: «tapo», «tapado» and «tapar» are «tap». */
export type Stemmer = (word: string) => string;

/** Verbs of trouble at home whose forms share too few letters, or share them with another word: «sale» and «sala». */
const IRREGULAR = new Map(
  [
    'caer cae caen cayo cayeron caido caida caidos caidas cayendo caiga caia',
    'salir sale salen salio salieron salido saliendo salga salia',
    'romper rompe rompen rompio rompieron rompi roto rota rotos rotas rompiendo',
    'oler huele huelen olia oliendo olor olores',
    'morir muere mueren murio murieron muerto muerta muertos muertas muriendo',
    'freir frie frien frio',
    'poner pone ponen ponga pongan',
  ].flatMap((forms) => {
    const [name = ''] = forms.split(' ');
    return forms.split(' ').map((form) => [form, name]);
  }),
);

/** What is left of a shorter word says nothing: «ana» is no «año». */
const SHORTEST_STEM = 3;

/**
 * Makes a stemmer know what the language of a home needs: verbs in -ear («gotea», «trapee»), vowels that change
 * («cierra» and «cerrar»), irregular verbs, and that an «apagador» is a thing and no way to say «apagar».
 */
export const stemming =
  (stemmer: Stemmer): Stemmer =>
  (word) => {
    // «55» is no form of «5».
    if (/\d/.test(word)) return word;
    const irregular = IRREGULAR.get(word);
    if (irregular) return irregular;
    const [, root] =
      /^(\p{L}{2,}e)(?:[ao]s?|ar(?:on|lo|la)?|e[ns]?|an|a[dn]d?[ao]s?|aba[ns]?)$/u.exec(word) ?? [];
    if (root) return `${root}ar`;
    const [, thing] =
      /^(\p{L}{2,}[aei]dor)(?:a|es|as)?$|^(\p{L}{2,}ar)as?$/u.exec(word)?.filter(Boolean) ?? [];
    if (thing) return thing;
    // Of a word that begins with a vowel the stemmer would leave too much: «armen», «abrir».
    const stem = /^[aeiou]/.test(word) ? stemmer(`x${word}`).slice(1) : stemmer(word);
    if (stem.length < SHORTEST_STEM) return word;
    return stem.replace(/(?<![qg])ue(?=\p{L})/u, 'o').replace(/ie(?=\p{L})/u, 'e');
  };

const NO_INFINITIVES = new Set(
  `alquiler boiler celular chofer cooler escolar familiar hogar lugar militar modular mujer particular router similar
  solar taller toner water`.split(/\s+/),
);

/** Whether a word is an action that takes an object, as terms have it: «instalar puerta», «cambiando casa». */
export const isAction = (word: string): boolean =>
  /[aei]r$|[ae]ndo$/.test(word) && !NO_INFINITIVES.has(word);

/** Whether a word is surely a form of a verb: «cortar», «cortado», but not «corto». */
export const isVerb = (word: string): boolean =>
  IRREGULAR.has(word) ||
  isAction(word) ||
  /(?:[aei]r(?:l[aeo]s?|me|nos|se|te)|[ai]d[ao]s?|aron|ieron)$/.test(word);

/** What a diminutive may stand for: «bichitos» is «bicho» or «bicha», «llavecita» also «llave»; none of other words. */
export function diminished(word: string): string[] {
  const [, root] = /^(\p{L}{3,}?)(?:it[ao]s?|illos?)$/u.exec(word) ?? [];
  if (!root) return [];
  const base = root.replace(/gu$/, 'g').replace(/qu$/, 'c');
  const ends = ['a', 'o', 'e', ''].map((end) => base + end);
  return base.endsWith('c') ? [...ends, base.slice(0, -1), `${base.slice(0, -1)}e`] : ends;
}
