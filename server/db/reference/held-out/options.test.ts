import { stemmer } from '@orama/stemmers/spanish';
import { expect, it } from 'vitest';
import { amountOf } from '#domain/search/amount.ts';
import { detailsIn } from '#domain/search/request-details.ts';
import { onlyInstalls } from '#domain/search/fault.ts';
import { indexTerms } from '#domain/search/terms.ts';
import { understand } from '#domain/search/understand.ts';
import { CATEGORY_WORDS } from '../category-words.ts';
import { readTable } from './read.ts';
import { FOURTEENTH } from './fourteenth.ts';
import { THIRTEENTH } from './thirteenth.ts';

const index = indexTerms(CATEGORY_WORDS, stemmer);
const NONE = 'ninguna';

it.each(Object.entries({ THIRTEENTH, FOURTEENTH }))(
  'of %s option and number are right in 92 %, and others in at most 2 %',
  (_, table) => {
    const cases = readTable(table).map(({ text, trades, notes }) => {
      const { trades: meant, sure, mixed } = understand(text, index);
      const [first] = meant;
      const expected = notes.find((note) => note === NONE || /^\p{Lu}/u.test(note));
      const pieces = notes.find((note) => /^x\d/.test(note));
      const isMeant = first?.opt && !onlyInstalls(first.opt, text);
      const opt = isMeant ? first.opt : NONE;
      const count = mixed ? null : amountOf(first, detailsIn(text, '2026-11-23'), index);
      const named = trades.includes(first?.categoria ?? '');
      const asks = trades.length === 0 || (trades.length > 1 && named);
      const said = (!expected || opt === expected) && `x${count ?? 1}` === (pieces ?? 'x1');
      return {
        text,
        right: sure ? named && said : asks,
        // A question about the option asks for nothing that was not said.
        wrong: sure && (!named || (expected !== undefined && ![expected, NONE].includes(opt))),
      };
    });
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(cases.filter(({ right }) => right).length / cases.length).toBeGreaterThanOrEqual(0.92);
    expect(cases.filter(({ wrong }) => wrong).length / cases.length).toBeLessThanOrEqual(0.02);
  },
);
