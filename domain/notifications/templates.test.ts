import { expect, test } from 'vitest';
import { templateState } from './templates.ts';

test.each([
  ['APPROVED', 'APPROVED'],
  ['REINSTATED', 'APPROVED'],
  ['FLAGGED', 'APPROVED'],
  ['IN_APPEAL', 'PENDING'],
  ['PENDING_DELETION', 'DISABLED'],
  ['something new', null],
])('%s means %s', (word, state) => {
  expect(templateState(word)).toBe(state);
});
