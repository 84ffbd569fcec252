import { stemmer } from '@orama/stemmers/spanish';
import { describe, expect, it } from 'vitest';
import { asksForWork } from '#domain/search/asks-for-work.ts';
import { indexTerms } from '#domain/search/terms.ts';
import { understand } from '#domain/search/understand.ts';
import { CATEGORY_WORDS } from '../category-words.ts';
import { PHRASES } from '../phrases.ts';
import { NINETEENTH } from './nineteenth.ts';
import { EIGHTEENTH } from './eighteenth.ts';
import { FIFTEENTH } from './fifteenth.ts';
import { MORE_WORKS } from './more-works.ts';
import { SEVENTEENTH } from './seventeenth.ts';
import { SIXTEENTH } from './sixteenth.ts';
import { TWENTIETH } from './twentieth.ts';
import { EIGHTH } from './eighth.ts';
import { ELEVENTH } from './eleventh.ts';
import { FIFTH } from './fifth.ts';
import { FIRST } from './first.ts';
import { FOURTH } from './fourth.ts';
import { LIFE_AND_WORKS } from './life.ts';
import { NINTH } from './ninth.ts';
import { OFFERS_WORK } from './offers-work.ts';
import { type Labelled, phrasesOf, readTable } from './read.ts';
import { REPORTED } from './reported.ts';
import { SECOND } from './second.ts';
import { SEVENTH } from './seventh.ts';
import { SIXTH } from './sixth.ts';
import { TENTH } from './tenth.ts';
import { THIRD } from './third.ts';
import { TWELFTH } from './twelfth.ts';
import { TWO_WORKS } from './two-works.ts';
import { WHERE_IT_FALLS } from './where-it-falls.ts';

const index = indexTerms(CATEGORY_WORDS, stemmer);

/** What became of a phrase: right, taken for something else, or asked about without need or the right choice. */
function judge({ text, trades }: Labelled): 'right' | 'wrong' | 'asked' {
  const { trades: meant, sure } = understand(text, index);
  const good = meant.map(({ categoria }) => trades.includes(categoria));
  if (sure) return good[0] ? 'right' : 'wrong';
  if (trades.length === 0) return 'right';
  return trades.length > 1 && good.includes(true) ? 'right' : 'asked';
}

const TABLES = {
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  FIFTH,
  SIXTH,
  SEVENTH,
  EIGHTH,
  TENTH,
  ELEVENTH,
  TWELFTH,
  FIFTEENTH,
  SIXTEENTH,
  SEVENTEENTH,
  EIGHTEENTH,
  NINETEENTH,
  TWENTIETH,
};
const taught = new Set([PHRASES, REPORTED].flatMap(readTable).map(({ text }) => text));

it('what befalls people and animals is no work, unless one is named beside it', () => {
  const read = readTable(LIFE_AND_WORKS).map(({ text, trades: [trade] }) => {
    const { trades, sure, elsewhere } = understand(text, index);
    return { text, trade, said: elsewhere ? undefined : sure && trades[0]?.categoria };
  });
  expect(read.filter(({ trade, said }) => trade !== said)).toEqual([]);
  expect(read.length).toBeGreaterThan(60);
});

it('what something falls upon or stands beside is not what is to be mended', () => {
  const cases = readTable(WHERE_IT_FALLS);
  expect(cases.filter((one) => judge(one) !== 'right').map(({ text }) => text)).toEqual([]);
  expect(cases.length).toBeGreaterThan(40);
});

it('who offers work is told from who asks for one', () => {
  const cases = phrasesOf(OFFERS_WORK);
  const failed = cases.filter(({ text, expected }) => asksForWork(text) !== (expected === 'si'));
  expect(failed).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(75);
  const sure = cases.filter(({ text, expected }) => {
    const { sure, trades } = understand(text, index);
    return expected === 'si' && (sure || trades.length > 0);
  });
  expect(sure).toEqual([]);
});

it('two works are asked about, and what is only said beside one is none', () => {
  const cases = [TWO_WORKS, MORE_WORKS].flatMap(phrasesOf).map(({ text, expected }) => {
    const { trades, sure, several } = understand(text, index);
    const names = trades.map(({ categoria }) => categoria);
    const [, only] = expected.split('solo ');
    const meant = only?.split(' o ') ?? expected.split(' y ');
    if (only) return { text, right: sure && meant.includes(names[0] ?? ''), wrong: several };
    return { text, right: several && meant.every((one) => names.includes(one)), wrong: sure };
  });
  expect(cases.length).toBeGreaterThanOrEqual(100);
  expect(cases.filter(({ wrong }) => wrong)).toEqual([]);
  expect(cases.filter(({ right }) => right).length / cases.length).toBeGreaterThanOrEqual(0.92);
});

it('asks about what no trade surely does, and takes what is ordinary beside it', () => {
  const cases = readTable(NINTH).map(({ text, trades: [label = ''], notes: [opt] }) => {
    const { trades, sure } = understand(text, index);
    const names = trades.map(({ categoria }) => categoria);
    const asked = /^¿(.*)\?$/.exec(label)?.[1];
    if (asked) return { text, right: !sure && names.includes(asked), wrong: sure };
    const isMeant = names[0] === label && (!opt || trades[0]?.opt === opt);
    return { text, right: sure && isMeant, wrong: sure && names[0] !== label };
  });
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(cases.filter(({ wrong }) => wrong)).toEqual([]);
  expect(cases.filter(({ right }) => right).length / cases.length).toBeGreaterThanOrEqual(0.92);
});

describe.each(Object.entries(TABLES))('%s', (_, table) => {
  const cases = readTable(table);
  const judged = (verdict: string) =>
    cases.filter((one) => judge(one) === verdict).map(({ text }) => text);

  it('is understood in at least 92 %, and taken for something else in at most 2 %', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(judged('right').length / cases.length).toBeGreaterThanOrEqual(0.92);
    expect(judged('wrong').length / cases.length).toBeLessThanOrEqual(0.02);
  });

  it('names the option in nine of ten that say one', () => {
    const saying = cases.flatMap(({ text, notes }) => {
      const opt = notes.find((note) => /^\p{Lu}/u.test(note));
      return opt ? [{ opt, found: understand(text, index).trades[0]?.opt }] : [];
    });
    const right = saying.filter(({ opt, found }) => opt === found);
    // Not every table says options.
    expect(saying.length === 0 ? 1 : right.length / saying.length).toBeGreaterThanOrEqual(0.9);
  });

  it('has no phrase that the words were made with', () => {
    expect(cases.filter(({ text }) => taught.has(text))).toEqual([]);
  });
});
