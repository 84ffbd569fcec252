import { expect, it } from 'vitest';
import { nextCodeWay } from './code-ways.ts';

const sent = { sentAt: 1000, smsAt: null, emailAt: null, sms: true };

it.each([
  ['by SMS after half a minute', sent, { way: 'sms', from: 31_000 }],
  ['by e-mail half a minute later', { ...sent, smsAt: 40_000 }, { way: 'correo', from: 70_000 }],
  ['by e-mail where there is no SMS', { ...sent, sms: false }, { way: 'correo', from: 31_000 }],
  ['no more', { ...sent, smsAt: 40_000, emailAt: 80_000 }, null],
  ['no SMS behind an e-mail', { ...sent, emailAt: 40_000 }, null],
])('%s', (_what, so_far, next) => {
  expect(nextCodeWay(so_far)).toEqual(next);
});
