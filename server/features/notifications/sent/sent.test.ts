import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getNotificationRates,
  getSentNotifications,
  sendNotificationAgain,
  setPreference,
} from '#contract/notifications.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { notify, recordDeliveries } from '../index.ts';

let test: TestApp;
let admin: TestAccount;
let client: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin');
  client = await makeAccount(test, 'client', { nombre: 'Begoña' });
  other = await makeAccount(test, 'professional');
});
afterAll(() => test.close());

const tell = async (evento: NotificationName, parameters: string[], to = client) => {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: to.id,
      evento,
      parameters,
      other: other.id,
      about: 1,
      now: test.services.clock(),
    }),
  );
  await test.work();
};

const sent = async (input: { persona?: string; antes?: number } = {}) =>
  (await test.call.send(getSentNotifications, input, { as: admin })).avisos;
const again = (id: number) =>
  test.call.send(sendNotificationAgain, { notification_id: id }, { as: admin });
const received = () => test.standIns.outbox.list().filter(({ to }) => to === client.phone).length;

/** What the provider says of the newest message of the newest notification. */
const say = async (state: 'arrived' | 'read' | 'failed') => {
  const { id } = await test.services.db
    .selectFrom('notification_delivery')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await inTransaction(test.services.db, (trx) =>
    recordDeliveries(trx, [{ delivery: id, messageId: '', state }], test.services.clock()),
  );
  await test.work();
};

describe('what the team reads of a notification', () => {
  it('is its way through the channels, and when its person read it', async () => {
    await tell('calificacion', ['Ada', 'Llave']);
    const [first] = await sent();
    expect(first).toMatchObject({
      persona: { keylogin: client.keylogin, nombre: expect.stringContaining('Begoña') },
      titulo: 'Recibiste una calificación',
      leido_at: null,
      pasos: [{ canal: 'whatsapp', estado: 'enviado', motivo: null }],
      repetible: 1,
    });
    await say('failed');
    const [failed] = await sent({ persona: client.email });
    expect(failed?.pasos).toMatchObject([
      { canal: 'whatsapp', estado: 'fallo', motivo: 'rechazada' },
      { canal: 'email', estado: 'enviado' },
    ]);
  });

  it('is of the people meant, page by page, and of nobody where nobody is', async () => {
    for (let told = 0; told < 21; told++) await tell('por_pagar', [`Obra ${told}`, 'Ada'], other);
    const all = await sent({ persona: other.keylogin });
    expect(all).toHaveLength(20);
    const rest = await sent({ persona: other.keylogin, antes: all.at(-1)?.id ?? 0 });
    expect(rest).toHaveLength(1);
    expect(await sent({ persona: 'nadie@correo.mx' })).toEqual([]);
    const short = { persona: 'a' };
    expect(await test.call.refused(getSentNotifications, short, { as: admin })).toBe(
      'audit_person_too_short',
    );
  });

  it('is refused to anybody else', async () => {
    for (const as of [client, other])
      expect(await test.call.refused(getSentNotifications, {}, { as })).toBe('forbidden');
  });
});

describe('sending one again', () => {
  it('starts over with the first channel, once however often it is pressed', async () => {
    await tell('calificacion', ['Ada', 'Segunda llave']);
    const [{ id } = { id: 0 }] = await sent();
    const before = received();
    await Promise.all([again(id), again(id)]);
    await test.work();
    expect(received()).toBe(before + 1);
    const [first] = await sent();
    expect(first).toMatchObject({ id, pasos: [{ canal: 'whatsapp', estado: 'enviado' }] });
  });

  it('is refused of what was turned off meanwhile, of links that work once, and of nothing', async () => {
    await tell('calificacion', ['Ada', 'Tercera llave']);
    const [{ id } = { id: 0 }] = await sent();
    for (const canal of ['whatsapp', 'email'] as const)
      await test.call.send(setPreference, { grupo: 'proyectos', canal, activo: 0 }, { as: client });
    const refusal = (notification_id: number) =>
      test.call.refused(sendNotificationAgain, { notification_id }, { as: admin });
    expect(await refusal(id)).toBe('notification_turned_off');
    expect((await sent())[0]?.pasos).toHaveLength(1);
    await tell('cuenta_creada', ['Ada']);
    const [link] = await sent();
    expect(link?.repetible).toBe(0);
    expect(await refusal(link?.id ?? 0)).toBe('notification_once');
    expect(await refusal(999_999)).toBe('notification_unknown');
  });
});

describe('the rates of a day', () => {
  it('say of each event and channel how many went out, arrived, were read and failed', async () => {
    test.advance(24 * 60 * 60_000);
    admin = await makeAccount(test, 'admin');
    const person = await makeAccount(test, 'client');
    for (const state of ['read', 'arrived', 'failed'] as const) {
      await tell('deposito_enviado', ['Ada', '$1.00 MXN', '8134', state], person);
      await say(state);
    }
    const dia = mexicoDay(test.services.clock().getTime());
    const { tasas } = await test.call.send(getNotificationRates, { dia }, { as: admin });
    expect(tasas).toEqual([
      {
        evento: 'deposito_enviado',
        canal: 'whatsapp',
        salieron: 3,
        llegaron: 2,
        leidos: 1,
        fallaron: 1,
      },
      {
        evento: 'deposito_enviado',
        canal: 'email',
        salieron: 1,
        llegaron: 0,
        leidos: 0,
        fallaron: 0,
      },
    ]);
    const yesterday = mexicoDay(test.services.clock().getTime() - 48 * 60 * 60_000);
    const none = await test.call.send(getNotificationRates, { dia: yesterday }, { as: admin });
    expect(none.tasas).toEqual([]);
  });
});
