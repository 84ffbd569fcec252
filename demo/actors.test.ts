import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { actorOf } from './actors.ts';
import { testCard } from './card.ts';
import { makeClient, makeProfessional } from './factories.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('two actors take a project from the first message to the release of its money, over HTTP', async () => {
  const { url, ...keys } = app.standIns.stripe;
  const confirm = testCard({ ...keys, apiBase: url, script: null });
  const payByCard = async (payment_intent: string) => {
    await confirm(payment_intent);
    await app.app.inject({ url: '/api/stripe/confirm_project', query: { payment_intent } });
  };
  const client = actorOf(app.call.send, await makeClient(app.services), payByCard);
  const professional = actorOf(app.call.send, await makeProfessional(app.services));

  await client.write(professional, '¿Cambias la tarja?');
  expect(await professional.read(client)).toMatchObject([{ msg: '¿Cambias la tarja?' }]);
  const id = await professional.begin(client, { titulo: 'Tarja' });
  await professional.edit(id, { descripcion: 'Con material.', precio: 6000 });
  await professional.publish(id);
  await client.accept(id);
  expect([await client.pay(id), await client.pay(id)]).toEqual([3000, 3000]);
  expect(await client.release(id, 0.25)).toBe(1500);
  await client.complete(id);
  await client.review(id, 5, 'Quedó perfecta.');
  await professional.review(id, 5, 'Todo claro.');
  await client.finalize(id);
  expect(await client.project(professional)).toMatchObject({
    estado: 'finalizada',
    liberado: 6000,
    retenido: 0,
  });
});

test('makes many people at the same time', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => makeProfessional(app.services, { validated: false })),
  );
  expect(new Set(made.map(({ keylogin }) => keylogin)).size).toBe(20);
});
