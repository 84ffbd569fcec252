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
  /^(anos?|dias?|horas?|hrs?|minutos?|semanas?|mes(es)?|veces|metros?|mts?|m2?|cm|centimetros|pulgadas?|toneladas?|kilos?|kg|litros?|lts?|amp(s|eres?|erios?)?|w(atts?)?|kw|volt(s|ios?)?|btus?|hp|gas|quemadores|pesos|mil|por|x|y|del?|a|am|pm|piezas|pzas?|pzs|unidades|lunes|martes|miercoles|jueves|viernes|pisos?|niveles|plantas?|personas?|adultos|vecinos|hij[oa]s|nin[oa]s|bebes|perr(it)?os|perras|gat(it)?[oa]s|mascotas)$/;

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

/** «12 piezas» of what stands before. */
const PIECES = /^(?:piezas?|pzas?|pzs|unidades)$/;

const COPIES = /^(?:copias|duplicados)$/;

/** What one thing has one of: «chapa de 3 puertas» are three of them, and no parts of one. */
const ONE_EACH = new Set(
  'bisagra candado cerradura cerrojo chapa combinacion mosquitero'.split(' '),
);
const HAVING = /^(?:cerraduras|chapas|puertas|ventanas|portones|zaguanes)$/;

interface Token {
  readonly word: string;
  readonly index: number;
}

/** «4 sillas», «dos minisplits», «cámaras: 4»: the numbers of a text that count what stands beside them. */
export function piecesIn(typed: string): Pieces[] {
  // «contactos x3»
  const text = typed.replaceAll(/(\s)x(?=\d)/giu, '$1x ');
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: said, index }) => ({
    word: searchText(said),
    index,
  }));
  return tokens.flatMap(({ word, index }, at): Pieces[] => {
    const cuantas = NUMBERS[word] ?? quantityOf(word);
    if (cuantas === null || cuantas > MOST_SAID) return [];
    const [before, other] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
    const ofEach =
      ['a', 'de'].includes(before) &&
      ONE_EACH.has(other) &&
      HAVING.test(tokens[at + 1]?.word ?? '');
    const isPart = before === 'de' && !isWork(other) && !ofEach;
    if (isPart || NUMBERED.has(before) || /[#$/.]\s*$/.test(text.slice(0, index))) return [];
    const de = countedBehind(text, tokens, at) ?? countedBefore(text, tokens, at);
    return de === null ? [] : [{ cuantas, de: ofEach ? other : de }];
  });
}

const isCounted = (word: string): boolean => !NO_PIECES.test(word) && /^\p{L}/u.test(word);

/** «4 sillas», «2 tv», «12 piezas» */
function countedBehind(text: string, tokens: readonly Token[], at: number): string | null {
  let next = at + 1;
  while (ADJECTIVES.has(tokens[next]?.word ?? '')) next++;
  // «3 copias de llaves»
  if (COPIES.test(tokens[next]?.word ?? '') && tokens[next + 1]?.word === 'de') next += 2;
  const noun = tokens[next];
  // A sign between them begins something else: «depa 302, cambiar la chapa».
  if (!noun || /[^\s\p{L}\p{N}]/u.test(text.slice(tokens[at]?.index, noun.index))) return null;
  if (PIECES.test(noun.word)) {
    const before = tokens[at - 1]?.word ?? '';
    return isCounted(before) && before.endsWith('s') ? before : 'piezas';
  }
  const isPlural =
    ['1', 'una'].includes(tokens[at]?.word ?? '') ||
    noun.word.endsWith('s') ||
    UNINFLECTED.has(noun.word);
  return isPlural && isCounted(noun.word) ? noun.word : null;
}

/** «cámaras 4», «cámaras de seguridad: 4», «contactos x3», where nothing follows that the number counts. */
function countedBefore(text: string, tokens: readonly Token[], at: number): string | null {
  const [number, next] = [tokens[at], tokens[at + 1]];
  const behind = text.slice((number?.index ?? 0) + (number?.word.length ?? 0), next?.index);
  if (next && next.word !== 'para' && !/^\s*[,;.]\s/.test(behind)) return null;
  const last = tokens[at - 1]?.word === 'x' ? at - 2 : at - 1;
  const noun = tokens[last - 1]?.word === 'de' ? tokens[last - 2] : tokens[last];
  if (!noun || /[,;.()\n]/.test(text.slice(noun.index, number?.index))) return null;
  return noun.word.endsWith('s') && noun.word.length > 3 && isCounted(noun.word) ? noun.word : null;
}
