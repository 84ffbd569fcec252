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
    'poner pone ponen ponga pongan pongas pongo ponerme ponerle ponerlo ponerla puesto puesta puestos puestas',
    'hacer haga hagan hagas hiciera hicieran',
    'traer trae traen traiga traigan traigo trajo trajeron',
    'descomponer descompone descomponen descompuso descompusieron descompuesto descompuesta descompuestos descompuestas',
    'pudrir pudre pudren pudrio pudriendo podrido podrida podridos podridas',
    // Where the stemmer makes one word of all forms but these.
    'abr abrio abierto abierta abiertos abiertas',
    'derret derrite derriten derritio derretido derretida',
    'encend encendio encendieron',
    'fund fundio',
    'hund hundio',
    'mord mordio',
    'prend prendio',
    'sub subio',
    'torc torcio tuerce torcido torcida',
    'venc vencio',
  ].flatMap((forms) => {
    const [name = ''] = forms.split(' ');
    return forms.split(' ').map((form) => [form, name]);
  }),
);

/** Things whose stem another word has too: a «pared» is not «para», and «tela» is no «tele». */
const THINGS = new Map(
  `bajante bajantes, barra barras, cel cels, chueco chueca chuecos chuecas, clave claves, duela duelas, fester, hielo hielos, lente lentes, mes
  meses, monte montes, pared paredes, ramo ramos, rato ratos, suelo suelos, sueldo sueldos, tela telas, ton tons, trabe
  trabes, viento vientos`
    .split(/,\s+/)
    .flatMap((forms) => {
      const [name = '', ...others] = forms.split(/\s+/);
      return [name, ...others].map((form) => [form, `=${name}`] as const);
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
    const verb = withoutPronouns(word);
    const irregular = THINGS.get(word) ?? IRREGULAR.get(word) ?? IRREGULAR.get(verb);
    if (irregular) return irregular;
    return stemOfForm(verb, stemmer);
  };

/** «pónganme», «colgármela», «límpiame», but not «derrame». */
const WITH_PRONOUNS =
  /^(\p{L}{3,}(?:[aei]r|[ae]n))(?:[mts]e|nos)(?:l[ao]s?)?$|^(\p{L}{3,}a)(?:me|nos)(?:l[ao]s?)?$/u;
const NO_PRONOUNS = new Set(['derrame', 'inflame', 'llame', 'programe', 'reclame', 'ultimamente']);

function withoutPronouns(word: string): string {
  const [, plain, command] = WITH_PRONOUNS.exec(word) ?? [];
  return NO_PRONOUNS.has(word) ? word : (plain ?? command ?? word);
}

/** «coloquen» is of «colocar», but a «tanque» is a thing. */
const SPELT_AS_READ = new Set([
  'bloque',
  'choque',
  'empaque',
  'estanque',
  'parque',
  'tanque',
  'toque',
]);

function stemOfForm(word: string, stemmer: Stemmer): string {
  const [, root] =
    /^(\p{L}{2,}e)(?:[ao]s?|ar(?:on|lo|la)?|e[ns]?|an|a[dn]d?[ao]s?|aba[ns]?)$/u.exec(word) ?? [];
  if (root) return `${root}ar`;
  const [, thing] =
    /^(\p{L}{2,}[aei]dor)(?:a|es|as)?$|^(\p{L}{2,}ar)as?$/u.exec(word)?.filter(Boolean) ?? [];
  if (thing) return thing;
  // Of a word that begins with a vowel the stemmer would leave too much: «armen», «abrir».
  const stem = /^[aeiou]/.test(word) ? stemmer(`x${word}`).slice(1) : stemmer(word);
  if (stem.length < SHORTEST_STEM) return word;
  return asSpelt(word, stem)
    .replace(/(?<![qg])ue(?=\p{L})/u, 'o')
    .replace(/ie(?=\p{L})/u, 'e');
}

/** The stem of «coloquen», «carguen» and «impermeabilicen» as their infinitives have it. */
function asSpelt(word: string, stem: string): string {
  if (!/en?$/.test(word) || SPELT_AS_READ.has(word)) return stem;
  return stem
    .replace(/qu$/, 'c')
    .replace(/(?<=\p{L}{2})gu$/u, 'g')
    .replace(/ilic$/, 'iliz');
}

const NO_INFINITIVES = new Set(
  `alquiler boiler celular chofer cooler escolar familiar hogar inverter lugar militar modular mujer particular router similar
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

/** What a diminutive or its contrary may stand for: «bichitos» is «bicho» or «bicha», «llavecita» also «llave»; none of other words. */
export function diminished(word: string): string[] {
  const [, root] = /^(\p{L}{3,}?)(?:[io]t[ao]s?|otes?|illos?|isim[ao]s?)$/u.exec(word) ?? [];
  if (!root) return [];
  const base = root.replace(/gu$/, 'g').replace(/qu$/, 'c');
  const ends = ['a', 'o', 'e', ''].map((end) => base + end);
  return base.endsWith('c') ? [...ends, base.slice(0, -1), `${base.slice(0, -1)}e`] : ends;
}
