import { stemmer } from '@orama/stemmers/spanish';
import { expect, it } from 'vitest';
import { amountOf } from '#domain/search/amount.ts';
import { detailsIn } from '#domain/search/request-details.ts';
import { indexTerms } from '#domain/search/terms.ts';
import { understand } from '#domain/search/understand.ts';
import { CATEGORY_WORDS } from '../category-words.ts';
import { readTable } from './read.ts';
import { REPORTED } from './reported.ts';

const index = indexTerms(CATEGORY_WORDS, stemmer);
const NONE = 'ninguna';

/** The options of which a phrase says one; none where it says nothing of them. */
const optionIn = (notes: readonly string[]): string[] =>
  notes.filter((note) => note === NONE || /^\p{Lu}/u.test(note));

it.each(Object.entries(REPORTED))('what means %s', (label, phrases) => {
  const cases = readTable({ [label]: phrases });
  const named = label.replaceAll(/[¿?]/g, '').split(', ');
  const asked = label.startsWith('¿');
  const read = cases.map(({ text, notes }) => {
    const { trades, sure, elsewhere, mixed } = understand(text, index);
    const [first] = trades;
    const names = trades.map(({ categoria }) => categoria);
    const came = sure ? names.slice(0, 1) : named.filter((name) => names.includes(name));
    const pieces = mixed ? null : amountOf(first, detailsIn(text, '2026-11-23'), index);
    const name = [first?.aparato, first?.opt].filter(Boolean).join(': ') || NONE;
    return {
      text,
      sure,
      came: names.length === 0 ? (elsewhere ? ['ajeno'] : ['nada']) : came,
      // Only the option of what is taken is chosen for somebody.
      notes: [...(optionIn(notes).length > 0 ? [name] : []), ...(pieces ? [`x${pieces}`] : [])],
    };
  });
  expect(read).toEqual(
    cases.map(({ text, notes }) => ({
      text,
      sure: !asked && !['ajeno', 'nada'].includes(label),
      came: named,
      notes: [...optionIn(notes), ...notes.filter((note) => /^x\d/.test(note))],
    })),
  );
});
