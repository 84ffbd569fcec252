import { expect, test } from 'vitest';
import { FIRST_CONTACT_WINDOW_MS, firstContactsLeft } from './first-contacts.ts';

test.each([
  ['nothing begun', [], 4, null],
  ['as many as are left', [10, 20], 1, null],
  ['one more than are left: once the first is a day old', [10, 20], 2, { quedan: 1, at: 10 }],
  ['all that there are: once all are a day old', [10, 20, 30], 3, { quedan: 0, at: 30 }],
] as const)('of three in 24 hours, %s', (_, begun, asked, left) => {
  expect(firstContactsLeft(begun, { asked, most: 3 })).toEqual(
    left && { quedan: left.quedan, libreAt: left.at + FIRST_CONTACT_WINDOW_MS },
  );
});
