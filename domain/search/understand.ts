import {
  type Meaning,
  soundingLike,
  soundOf,
  type Term,
  type TermIndex,
  wordsOf,
} from './terms.ts';

/** What a text asks for (4 §G). */
export interface Understood {
  /** The trades it may mean, the likeliest first, at most three, each with its option where one stands out. */
  readonly trades: readonly Meaning[];
  /** Whether the first of them can be taken without asking. */
  readonly sure: boolean;
  /** How many of its words are no word of any term and no filler: a name may be among them. */
  readonly unread: number;
}

/** Words that count only as they stand in a term: nothing is read into them, and their absence changes nothing. */
const FILLERS = new Set(
  `aca adios ahi ahora ahorita algo algun alguien alguna alto ando ante antes aqui asi aun ayuda ayudar barato bien
  buen buenas bueno buenos busco buscando casa casi cerca cercano chico cobra cobran como compre cosa cosas cosita
  costo cotizacion cotizar cuando cuanto cuesta desde dia dias domingo donde economico ella ellos esa ese eso estan
  estoy experto favor fue gracias grande ha hace hacer han hasta hay hola hoy jueves luego lunes maestro manana
  martes mas miercoles mucho muy nada necesitamos necesito ni no noches nosotros nueva nuevo ocupo otra otro para
  pero persona personas poco podria podrian porque precio presupuesto profesional puede pueden pues quien quiero
  quisiera rato re requerimos requiero sabado sea semana semanas ser servicio servicios si sin sirve sobre solo
  somos son soy tal tambien tan tardes te tecnico tengo tiene tienen tipo toda todas todo todos urge urgente
  urgentemente va venga vengan venir vez veces vieja viejo viernes voy`.split(/\s+/),
);

/** A word of the text that was read as a word of a term: where, and how surely (1 as written). */
interface Match {
  readonly at: number;
  readonly how: number;
}

const SAME_STEM = 0.9;
const SAME_SOUND = 0.9;
/** A misspelt word of this many letters resembles few others. */
const LONG = 7;
const MISSPELT = { long: 0.75, short: 0.5 };
/** The trades that are offered where one has to ask. */
const OFFERED = 3;

/** Reads a text as people type it: by words, slang, other forms, sounds and misspellings (4 §G). */
export function understand(text: string, index: TermIndex): Understood {
  const { found, unread } = matchesIn(text, index);
  const scores = scoresOf(index.terms, found);
  const trades = scores.map(({ meaning }) => meaning).slice(0, OFFERED);
  const [first = 0, second = 0] = scores.map(({ score }) => score);
  const certainty = first / (first + second + 0.35 + 0.1 * unread);
  // A word that is only spelt like another may be a word of its own: «contador» is no computer.
  const read = [...found.values()].flat().some(({ how }) => how >= SAME_STEM);
  return { trades, sure: read && first >= 0.45 && certainty >= 0.55, unread };
}

/** The words of the index that the text has, and how many of its words are none of them. */
function matchesIn(text: string, index: TermIndex) {
  const found = new Map<string, Match[]>();
  let unread = 0;
  for (const [at, word] of wordsOf(text).entries()) {
    const note = (known: readonly string[], how: number): boolean => {
      for (const one of known)
        found.set(one, [...(found.get(one) ?? []), { at, how: one === word ? 1 : how }]);
      return known.length > 0;
    };
    if (FILLERS.has(word) || /^\d+$/.test(word)) note(index.vocabulary.has(word) ? [word] : [], 1);
    else if (!note(index.byStem.get(index.stemOf(word)) ?? [], SAME_STEM)) {
      unread++;
      if (!note(index.bySound.get(soundOf(word)) ?? [], SAME_SOUND))
        note(soundingLike(word, index), word.length >= LONG ? MISSPELT.long : MISSPELT.short);
    }
  }
  return { found, unread };
}

/** The categories whose terms were found, the best first; each word of the text counts once for each. */
function scoresOf(terms: readonly Term[], found: ReadonlyMap<string, readonly Match[]>) {
  const trades = new Map<string, Map<Meaning | null, Map<number, number>>>();
  for (const term of terms) {
    const places = placesOf(term.words, found);
    if (!places) continue;
    const options = trades.get(term.categoria) ?? new Map<Meaning | null, Map<number, number>>();
    trades.set(term.categoria, options);
    const weight = term.weight * Math.min(...places.map(({ how }) => how));
    for (const key of [null, optionOf(term, options)]) {
      const scores = options.get(key) ?? new Map<number, number>();
      options.set(key, scores);
      for (const { at } of places) scores.set(at, Math.max(scores.get(at) ?? 0, weight));
    }
  }
  return [...trades]
    .map(([categoria, options]) => ({
      meaning: bestOption(options) ?? { categoria, aparato: null, opt: null },
      score: sum(options.get(null)),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** The key of the term's option among those seen before; null for a term of the category itself. */
function optionOf(
  { categoria, aparato, opt }: Term,
  options: ReadonlyMap<Meaning | null, unknown>,
): Meaning | null {
  if (opt === null) return null;
  const known = [...options.keys()].find((one) => one?.opt === opt && one.aparato === aparato);
  return known ?? { categoria, aparato, opt };
}

/** The option that stands out; undefined where none or several do. */
function bestOption(
  options: ReadonlyMap<Meaning | null, ReadonlyMap<number, number>>,
): Meaning | undefined {
  const [first, second] = [...options]
    .flatMap(([meaning, scores]) => (meaning ? [{ meaning, score: sum(scores) }] : []))
    .toSorted((a, b) => b.score - a.score);
  return first && first.score > (second?.score ?? 0) ? first.meaning : undefined;
}

const sum = (scores: ReadonlyMap<number, number> = new Map()): number =>
  [...scores.values()].reduce((total, score) => total + score, 0);

/** Where the words of a term stand near each other; null where they do not. */
function placesOf(
  words: readonly string[],
  found: ReadonlyMap<string, readonly Match[]>,
): readonly Match[] | null {
  const [starts = [], ...others] = words.map((word) => found.get(word) ?? []);
  const window = words.length + 2;
  for (const start of starts) {
    const chosen = [start];
    for (const list of others) {
      const next = list.find(
        ({ at }) => Math.abs(at - start.at) <= window && chosen.every((one) => one.at !== at),
      );
      if (next) chosen.push(next);
    }
    if (chosen.length === words.length) return chosen;
  }
  return null;
}
