import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import Stripe from 'stripe';
import { type StandIns, startStandIns } from '@maestros/stand-ins';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUrlEncoded } from '../calls/form-fields.ts';
import { mountPaymentsPage } from './payments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maestros-dev-'));
const app = fastify();
let standIns: StandIns;
let stripe: Stripe;

beforeAll(async () => {
  standIns = await startStandIns({ stateDir: folder });
  const { hostname, port } = new URL(standIns.stripe.url);
  stripe = new Stripe(standIns.stripe.secretKey, { host: hostname, port, protocol: 'http' });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readUrlEncoded(body as string)),
  );
  mountPaymentsPage(app, standIns.stripe);
});
afterAll(async () => {
  await app.close();
  await standIns.close();
  rmSync(folder, { recursive: true });
});

const pay = (description: string) =>
  stripe.paymentIntents.create({
    amount: 200_000,
    currency: 'mxn',
    confirm: true,
    description,
    payment_method: 'pm_card_visa',
  });

const look = async (search = '') =>
  (await app.inject(`/_dev/payments?${new URLSearchParams({ search })}`)).body;

/** Sends one of the page's forms; the words of the page that follows. */
async function send(fields: Record<string, string>, search = ''): Promise<string> {
  const sent = await app.inject({
    method: 'POST',
    url: `/_dev/payments?${new URLSearchParams({ search })}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ done: 'Hecho.', ...fields }).toString(),
  });
  expect(sent.statusCode).toBe(303);
  return (await app.inject(sent.headers.location ?? '')).body;
}

test('a chargeback is opened and lost by forms, with amounts in pesos', async () => {
  const { id } = await pay('Pintar la cocina');
  const opened = await send({
    control: 'disputes',
    payment_intent: id,
    reason: 'product_not_received',
    amount: '1,500.50',
    due_in_days: '7',
  });
  expect(opened).toContain('Hecho.');
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  expect(dispute).toMatchObject({ amount: 150_050, reason: 'product_not_received' });
  expect(dispute?.evidence_details.due_by).toBe((dispute?.created ?? 0) + 7 * 24 * 60 * 60);

  expect(await look()).toContain(`disputes/${dispute?.id}/close`);
  await send({ control: `disputes/${dispute?.id}/close`, status: 'lost' });
  expect(await look('cocina')).toContain('perdido');
});

test('a payment is found by its text, also after something was done with it', async () => {
  await pay('Cambiar el boiler');
  const { id } = await pay('<b>Podar</b> el pasto');
  const found = await look('PODAR');
  expect(found).toContain('&#60;b&#62;Podar&#60;/b&#62; el pasto');
  expect(found).not.toContain('boiler');
  const after = await send({ control: 'early_fraud_warnings', payment_intent: id }, 'podar');
  expect(after).toContain('con aviso de fraude');
  expect(after).not.toContain('boiler');
});

test('what the stand-in refuses is said', async () => {
  const { id } = await pay('Impermeabilizar');
  const page = await send({ control: 'refunds', payment_intent: id, amount: '2000.01' });
  expect(page).toContain('No se pudo: El monto pasa de lo que queda sin reembolsar de este pago.');
  expect((await stripe.refunds.list({ payment_intent: id })).data).toEqual([]);
});

test('what will fail is listed until it has failed, and how events arrive is said', async () => {
  expect(await look()).toContain('Ahora nada falla.');
  const page = await send({
    control: 'faults',
    match: 'POST /v1/payment_intents',
    kind: 'in_use',
    times: '3',
  });
  expect(page).toContain('Su clave está en uso (409) · Crear un pago · 3 veces');
  // Stripe's library asks twice more by itself.
  await expect(pay('Ocupado')).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
  expect(await look()).toContain('Ahora nada falla.');
  expect(await send({ control: 'webhooks', mode: 'hold' })).toContain(
    '<option value="hold" selected>se detienen',
  );
  await send({ control: 'webhooks', mode: 'deliver' });
});

test('the test cards are listed with what each does', async () => {
  const page = await look();
  expect(page).toContain('4000 0072 4000 0007</span> Visa · de otro país (ES), cuesta más · paga');
  expect(page).toContain('4000 0000 0000 9995</span> Visa · sin fondos');
});

test('a form names nothing but a control', async () => {
  const payload = { control: '../v1/refunds', done: '' };
  const sent = await app.inject({ method: 'POST', url: '/_dev/payments', payload });
  expect(sent.statusCode).toBe(400);
});

test('a charge that the product knows nothing of, and a fact that nobody handles', async () => {
  expect(await send({ control: 'charges', amount: '1,234.50' })).toContain('Hecho.');
  expect((await stripe.paymentIntents.list({ limit: 1 })).data).toMatchObject([
    { amount: 123_450, status: 'succeeded' },
  ]);
  expect(await send({ control: 'charges', amount: 'mucho' })).toContain(
    'No se pudo: Escribe un monto en pesos, mayor que cero.',
  );
  expect(await send({ control: 'charges', amount: '1' })).toContain('El proveedor cobra de $10.00');
  await send({ control: 'events', type: 'customer.created' });
  expect((await stripe.events.list({ limit: 1 })).data).toMatchObject([
    { type: 'customer.created' },
  ]);
});
