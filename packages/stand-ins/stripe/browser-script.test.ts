import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readBrowserScript } from './browser-script.ts';

type CardFields = {
  cardFields: Record<
    'number' | 'expiry' | 'cvc',
    {
      format(text: string, before?: string, brand?: string | null): string;
      problem(text: string, brand?: string | null, today?: Date): string | null;
    }
  >;
};
const { cardFields } = (await import(
  new URL('./browser/card-fields.js', import.meta.url).href
)) as CardFields;

test('the parts form one script that sets window.Stripe as the official loader expects', () => {
  const window: { Stripe?: ((key: string) => Record<string, unknown>) & { version: string } } = {};
  const document = { currentScript: { src: 'http://host/_dev/stripe/v3/' } };
  runInNewContext(readBrowserScript(), { window, document, URL });
  expect(window.Stripe?.version).toBe('endive');
  // @stripe/react-stripe-js checks these before it accepts an object as Stripe.
  expect(window.Stripe?.('pk_test_x')).toMatchObject({
    elements: expect.any(Function),
    createToken: expect.any(Function),
    createPaymentMethod: expect.any(Function),
    confirmCardPayment: expect.any(Function),
  });
});

describe('card form', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
  ])('the number %s is formatted as %s', (typed, written) => {
    expect(cardFields.number.format(typed)).toBe(written);
  });

  test.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['5', '', '05 / '],
    ['1/', '1', '01 / '],
    ['12/2034', '', '12 / 34'],
    ['1/30', '', '01 / 30'],
    ['12 / ', '12 / 3', '12'],
  ])('the date %s after «%s» is formatted as %s', (typed, before, written) => {
    expect(cardFields.expiry.format(typed, before)).toBe(written);
  });

  test('invalid card data is reported at its field', () => {
    const today = new Date('2026-11-20T12:00:00');
    expect(cardFields.number.problem('4242 4242')).toBe('incomplete_number');
    expect(cardFields.number.problem('4242 4242 4242 4241')).toBe('invalid_number');
    expect(cardFields.expiry.problem('13 / 30', null, today)).toBe('invalid_expiry_month');
    expect(cardFields.expiry.problem('10 / 26', null, today)).toBe('invalid_expiry_month_past');
    expect(cardFields.expiry.problem('11 / 26', null, today)).toBeNull();
    expect(cardFields.expiry.problem('12 / 25', null, today)).toBe('invalid_expiry_year_past');
    expect(cardFields.cvc.problem('123', 'amex')).toBe('incomplete_cvc');
  });
});
