import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as notifications from '#contract/notifications.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { type ChosenGroup, SENT_PER_HOUR } from '#domain/notifications/groups.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { giveWay } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { sessionOf } from '#server/testing/project.ts';
import { notify } from './index.ts';

// What reaches somebody is what they chose, and not at night (4 §E).

const HOUR = 60 * 60_000;

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

async function tell(evento: 'rechazada' | 'metodo_de_pago' | 'pagado', who = person) {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: who.id,
      evento,
      parameters: ['Taller Núñez', 'Cambio de llave'],
      other: other.id,
      now: test.services.clock(),
    }),
  );
  await test.work();
}
async function minute(): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, giveWay, {}));
  await test.work();
}
const sent = () => ({
  whatsapp: test.sentTo(person.phone).length,
  email: test.sentTo(person.email).length,
});
const as = () => ({ as: sessionOf(person) });
const turn = (canal: 'whatsapp' | 'email', activo: boolean, grupo: ChosenGroup = 'proyectos') =>
  test.call.send(notifications.setPreference, { grupo, canal, activo }, as());
const listed = async () =>
  (await test.call.send(notifications.getNotifications, {}, as())).avisos.length;

describe('what somebody chose', () => {
  it('is everything but news until they choose, and stays as they left it', async () => {
    const chosen = async () =>
      (await test.call.send(notifications.getPreferences, {}, as())).preferencias
        .filter(({ activo }) => activo === 1)
        .map(({ grupo, canal }) => `${grupo} ${canal}`);
    const before = await chosen();
    expect(before).toHaveLength(9);
    expect(before.join()).not.toContain('novedades');
    await turn('email', false, 'mensajes');
    await turn('email', false, 'mensajes');
    await turn('whatsapp', true, 'novedades');
    expect(new Set(await chosen())).toEqual(
      new Set([...before.filter((one) => one !== 'mensajes email'), 'novedades whatsapp']),
    );
    await turn('email', true, 'mensajes');
    await turn('whatsapp', false, 'novedades');
    expect(await chosen()).toEqual(before);
  });

  it('is refused for what nobody can turn off, and to the team', async () => {
    const wanted = { grupo: 'seguridad', canal: 'email', activo: 0 };
    expect(await test.call.refused(notifications.setPreference, wanted, as())).toBe(
      'invalid_input',
    );
    const boss = { as: sessionOf(await makeAdmin(test.services)) };
    expect(await test.call.refused(notifications.getPreferences, {}, boss)).toBe('forbidden');
  });

  it('goes by the channel that is left, and by none only into the list', async () => {
    await turn('whatsapp', false);
    await tell('rechazada');
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
    await turn('email', false);
    await tell('rechazada');
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
    expect(await listed()).toBe(2);
    await tell('metodo_de_pago');
    expect(sent()).toEqual({ whatsapp: 1, email: 2 });
  });

  it('is not followed by a channel that was turned off meanwhile', async () => {
    await tell('rechazada');
    await turn('email', false);
    test.advance(2 * HOUR);
    await minute();
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
  });
});

describe('at night', () => {
  beforeEach(() => goTo(test, 23));

  it('only what concerns security goes out; the list has it at once, the rest waits for the morning', async () => {
    await tell('rechazada');
    await tell('pagado');
    await tell('metodo_de_pago');
    expect(sent()).toEqual({ whatsapp: 1, email: 1 });
    expect(await listed()).toBe(3);
    test.advance(8 * HOUR);
    await minute();
    expect(sent()).toEqual({ whatsapp: 1, email: 1 });
    goTo(test, 8);
    await minute();
    await minute();
    expect(sent()).toEqual({ whatsapp: 3, email: 1 });
    // From then on the channel has its hour.
    test.advance(HOUR);
    await minute();
    expect(sent()).toEqual({ whatsapp: 3, email: 3 });
  });

  it('what was read meanwhile does not go out, unless it is about money', async () => {
    await tell('rechazada');
    await tell('pagado');
    const [newest] = (await test.call.send(notifications.getNotifications, {}, as())).avisos;
    await test.call.send(notifications.readNotifications, { hasta: newest?.id ?? 0 }, as());
    goTo(test, 8);
    await minute();
    expect(test.sentTo(person.phone).join()).toContain('Pago recibido');
    expect(sent().whatsapp).toBe(1);
  });

  it('what was turned off meanwhile goes the other way', async () => {
    await tell('rechazada');
    await turn('whatsapp', false);
    goTo(test, 8);
    await minute();
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
  });
});

it('of much in an hour the list has the rest, money and security go out', async () => {
  for (let count = 0; count < SENT_PER_HOUR + 3; count++) await tell('rechazada');
  expect(sent().whatsapp).toBe(SENT_PER_HOUR);
  expect(await listed()).toBe(SENT_PER_HOUR + 3);
  await tell('pagado');
  expect(sent().whatsapp).toBe(SENT_PER_HOUR + 1);
  test.advance(HOUR + 60_000);
  await tell('rechazada');
  expect(sent().whatsapp).toBe(SENT_PER_HOUR + 2);
});
