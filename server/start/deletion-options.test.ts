import { expect, it } from 'vitest';
import { deletionOptions } from './deletion-options.ts';

it('names one account or all of them, and a file of texts', () => {
  expect(deletionOptions(['abc'])).toEqual({ keylogin: 'abc', texts: null });
  expect(deletionOptions(['all', '--texts', 'de-ana.txt'])).toEqual({
    keylogin: null,
    texts: 'de-ana.txt',
  });
});

it.each([[[]], [['abc', 'def']], [['abc', '--todo']]])('is explained after %j', (args) => {
  expect(deletionOptions(args)).toMatch(/^Uso: npm run deletion:verify/);
});
