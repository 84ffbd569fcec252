import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getUnsubscribe, unsubscribe } from '#contract/notifications.ts';
import { type Made, makeClient, makeProfessional } from '#demo/factories.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { notify } from '../index.ts';
import { choose, preferencesOf } from '../preferences.ts';

// Mails of one kind end for whoever has one of them, without signing in (4 §E, RFC 8058).

let test: TestApp;
let person: Made;
let other: Made;
beforeAll(async () => {
  test = await startTestApp();
  other = await makeProfessional(test.services);
});
afterAll(() => test.close());
beforeEach(async () => {
  goTo(test, 10);
  person = await makeClient(test.services);
});

/** The latest mail of an event that somebody gets by e-mail alone. */
async function mailOf(evento: NotificationName) {
  const { id: accountId } = person;
  const now = test.services.clock();
  await inTransaction(test.services.db, async (trx) => {
    await choose(trx, accountId, { grupo: 'proyectos', canal: 'whatsapp', activo: false }, now);
    const parameters = ['Taller Núñez', 'Cambio de llave'];
    await notify(trx, { accountId, evento, parameters, other: other.id, now });
  });
  await test.work();
  return test.standIns.outbox.list().find(({ to }) => to === person.email);
}
/** The path in the header of a mail. */
async function pathOf(evento: NotificationName): Promise<string> {
  const header = (await mailOf(evento))?.headers?.['list-unsubscribe'] ?? '';
  const { origin } = test.services.config;
  expect(header).toMatch(new RegExp(`^<${origin}/baja/[\\w.-]+>$`));
  return header.slice(1 + origin.length, -1);
}
const off = async () =>
  (await preferencesOf(test.services.db, person.id))
    .filter(({ activo, grupo }) => !activo && grupo !== 'novedades')
    .map(({ grupo, canal }) => `${grupo} ${canal}`);
const press = (url: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('a mailbox ends them by the address in the header, once or several times', async () => {
  const path = await pathOf('rechazada');
  for (let times = 0; times < 2; times++) {
    const reply = await press(path);
    expect([reply.statusCode, reply.body]).toEqual([
      200,
      'Listo: ya no te llega por correo lo de «Mis proyectos».',
    ]);
    expect(reply.headers['set-cookie']).toBeUndefined();
  }
  expect(await off()).toEqual(['proyectos whatsapp', 'proyectos email']);
  const before = test.sentTo(person.email).length;
  await mailOf('rechazada');
  expect(test.sentTo(person.email)).toHaveLength(before);
});

it('the same address is in the mail, and still holds years later', async () => {
  const mail = await mailOf('rechazada');
  const clave = /\/baja\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.html).toContain(`/baja/${clave}"`);
  expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  test.advance(3 * 365 * 24 * 60 * 60_000);
  expect(await test.call.send(getUnsubscribe, { clave })).toMatchObject({ grupo: 'proyectos' });
  expect(await off()).toEqual(['proyectos whatsapp']);
  expect(await test.call.send(unsubscribe, { clave })).toMatchObject({ grupo: 'proyectos' });
  expect(await off()).toEqual(['proyectos whatsapp', 'proyectos email']);
});

it('a mail about money or security has no such address', async () => {
  for (const evento of ['metodo_de_pago', 'disputa'] as const) {
    const mail = await mailOf(evento);
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    expect(mail?.text).not.toContain('/baja/');
    expect(mail?.text).toContain('te lo avisamos siempre');
  }
});

it('a made-up address changes nothing', async () => {
  const [keylogin, , signature] = (await pathOf('rechazada')).slice('/baja/'.length).split('.');
  for (const clave of [
    `${keylogin}.mensajes.${signature}`,
    `${keylogin}.dinero.${signature}`,
    `${other.keylogin}.proyectos.${signature}`,
    `${keylogin}.proyectos.${signature}x`,
    `${keylogin}.proyectos`,
    'nada',
  ]) {
    for (const call of [getUnsubscribe, unsubscribe])
      expect(await test.call.reply(call, { clave })).toMatchObject({ code: 'unsubscribe_unknown' });
    expect((await press(`/baja/${clave}`)).statusCode).toBe(404);
  }
  expect(await off()).toEqual(['proyectos whatsapp']);
});
