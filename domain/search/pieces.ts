import { quantityOf } from '../requests/prequote.ts';
import { searchText } from '#lib/search-text.ts';
import { NUMBERS } from './numbers.ts';
import { isWork } from './sentence.ts';

/** How many of what a text says: «4 sillas». */
export interface Pieces {
  readonly cuantas: number;
  /** The noun that the number counts, normalized. */
  readonly de: string;
}

/** Nobody asks for more at once: a larger number is one of an address, a price, a size. */
const MOST_SAID = 100;

/** What is counted but is no piece of work: sizes, times, prices, and who lives there. */
const NO_PIECES =
  /^(anos?|dias?|horas?|hrs?|minutos?|semanas?|mes(es)?|veces|metros?|mts?|m2?|cm|centimetros|pulgadas?|toneladas?|kilos?|kg|litros?|lts?|amp(s|eres?|erios?)?|w(atts?)?|kw|volt(s|ios?)?|btus?|hp|gas|quemadores|pesos|mil|por|x|y|del?|a|am|pm|pisos?|niveles|plantas?|personas?|adultos|vecinos|hij[oa]s|nin[oa]s|bebes|perr(it)?os|perras|gat(it)?[oa]s|mascotas)$/;

/** A number behind these says where or when: «depa 302», «a las 4». */
const NUMBERED = new Set(
  `av avenida calle casa col colonia cp depa departamento depto edificio entre ext exterior int interior km las linea
  local lote lt manzana mz no num numero piso privada tel torre`.split(/\s+/),
);

/** What stands between a number and what it counts. */
const ADJECTIVES = new Set(
  `antiguas antiguos chicas chicos grandes nuevas nuevos pequenas pequenos viejas viejos`.split(
    ' ',
  ),
);

/** Things that are counted without an «s»: «2 tv», «3 wc». */
const UNINFLECTED = new Set(
  'boiler clima closet compu led minisplit modem refri router tv wc'.split(' '),
);

/** «4 sillas», «dos minisplits»: the only number of a text that stands right before something that it counts. */
export function piecesIn(text: string): Pieces | null {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: said, index }) => ({
    word: searchText(said),
    index,
    end: index + said.length,
  }));
  const found = tokens.flatMap(({ word, index }, at): Pieces[] => {
    const cuantas = NUMBERS[word] ?? quantityOf(word);
    if (cuantas === null || cuantas > MOST_SAID) return [];
    const [before, other] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
    const isPart = before === 'de' && !isWork(other);
    if (isPart || NUMBERED.has(before) || /[#$/:.]\s*$/.test(text.slice(0, index))) return [];
    let next = at + 1;
    while (ADJECTIVES.has(tokens[next]?.word ?? '')) next++;
    const noun = tokens[next];
    // A sign between them begins something else: «depa 302, cambiar la chapa».
    if (
      !noun ||
      !/^\p{L}/u.test(noun.word) ||
      /[^\s\p{L}\p{N}]/u.test(text.slice(index, noun.index))
    )
      return [];
    const isPlural = cuantas === 1 || noun.word.endsWith('s') || UNINFLECTED.has(noun.word);
    return isPlural && !NO_PIECES.test(noun.word) ? [{ cuantas, de: noun.word }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
