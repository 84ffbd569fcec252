import { expect, test } from 'vitest';
import { whyNotClabe, withControlDigit } from './clabe.ts';

const everyBank = () => true;

// Published: Wikipedia, STP's documentation, the README of clabe-validator.
test.each(['032180000118359719', '002010077777777771', '002115016003269411'])(
  'the control digit of the published CLABE %s fits, and no other does',
  (numero) => {
    expect(withControlDigit(numero.slice(0, -1))).toBe(numero);
    const fitting = [...'0123456789'].filter(
      (digit) => whyNotClabe(`${numero.slice(0, -1)}${digit}`, everyBank) === null,
    );
    expect(fitting).toEqual([numero.at(-1)]);
  },
);

test('each single mistyped digit shows', () => {
  const numero = '032180000118359719';
  for (let at = 0; at < numero.length; at++)
    for (const digit of '0123456789') {
      const typed = `${numero.slice(0, at)}${digit}${numero.slice(at + 1)}`;
      expect(whyNotClabe(typed, everyBank)).toBe(typed === numero ? null : 'clabe_wrong_digit');
    }
});

test('the first three digits name a bank that there is', () => {
  const asked: string[] = [];
  const numero = withControlDigit('99901000000000001');
  const noBank = (code: string) => asked.push(code) === 0;
  expect(whyNotClabe(numero, noBank)).toBe('clabe_unknown_bank');
  expect(asked).toEqual(['999']);
});

test('a mistyped digit is named before the bank that it made unknown', () => {
  expect(whyNotClabe('932180000118359719', () => false)).toBe('clabe_wrong_digit');
});
