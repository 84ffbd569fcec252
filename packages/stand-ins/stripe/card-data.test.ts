import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

type Reply = {
  status?: string;
  metadata?: object;
  error?: { type: string; code: string; decline_code?: string; message: string };
};

/** Confirms as the browser script does: with the publishable key and the intent's secret. */
async function pay(card: Record<string, string>, secret?: string): Promise<Reply> {
  const intent = await standIn.stripe.paymentIntents.create({ amount: 2000, currency: 'mxn' });
  const body = new URLSearchParams({
    client_secret: secret ?? intent.client_secret ?? '',
    key: keys.publicKey,
    'payment_method_data[type]': 'card',
  });
  const whole = {
    number: '4242424242424242',
    exp_month: '12',
    exp_year: '34',
    cvc: '123',
    ...card,
  };
  for (const [name, value] of Object.entries(whole)) {
    body.set(`payment_method_data[card][${name}]`, value);
  }
  const url = `${standIn.url}/v1/payment_intents/${intent.id}/confirm`;
  return (await fetch(url, { method: 'POST', body })).json() as Promise<Reply>;
}

test('a browser pays with the card number, and does not see the metadata', async () => {
  const paid = await pay({});
  expect(paid.status).toBe('succeeded');
  expect(paid).not.toHaveProperty('metadata');
  expect(paid).not.toHaveProperty('latest_charge');
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number', 'El número de tu tarjeta no es válido.'],
  [
    { exp_month: '13' },
    'invalid_expiry_month',
    'El mes de vencimiento de tu tarjeta no es válido.',
  ],
  [{ exp_year: '20' }, 'invalid_expiry_year', 'El año de vencimiento de tu tarjeta ya pasó.'],
  [{ cvc: '12' }, 'invalid_cvc', 'El código de seguridad de tu tarjeta no es válido.'],
  [{ number: '4000000000000002' }, 'card_declined', 'Tu tarjeta fue rechazada.'],
  [{ number: '4000000000009995' }, 'card_declined', 'Tu tarjeta no tiene fondos suficientes.'],
  [{ number: '4000000000000069' }, 'expired_card', 'Tu tarjeta ya venció.'],
])('%o is refused with %s', async (card, code, message) => {
  expect((await pay(card)).error).toMatchObject({ type: 'card_error', code, message });
});

test('declines a number that is not a test card', async () => {
  const { error } = await pay({ number: '4111111111111111' });
  expect(error?.decline_code).toBe('test_mode_live_card');
});

test('a wrong client_secret is refused', async () => {
  expect((await pay({}, 'pi_x_secret_y')).error?.code).toBe('resource_missing');
});
