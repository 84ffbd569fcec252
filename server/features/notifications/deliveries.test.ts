import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Made, makeAdmin, makeProfessional } from '#demo/factories.ts';
import * as operations from '#contract/operations.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { giveWay } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { letTimePass, sessionOf } from '#server/testing/project.ts';
import { notify, recordDeliveries } from './index.ts';

// A notification goes out by one channel after another until one arrives (4 §E).

const HOUR = 60 * 60_000;

let test: TestApp;
let boss: Made;
let person: Made;
/** Puts the senders back as they were. */
let restore: () => void;
beforeAll(async () => {
  test = await startTestApp();
  const { whatsapp, email } = test.services;
  const [byWhatsApp, byEmail] = [whatsapp.send, email.send];
  restore = () => void ((whatsapp.send = byWhatsApp), (email.send = byEmail));
});
afterAll(() => test.close());
beforeEach(async () => {
  restore();
  // By day: at night nothing goes out.
  goTo(test, 10);
  boss = await makeAdmin(test.services);
  person = await makeProfessional(test.services);
});

const PARAMETERS = {
  deposito_enviado: ['Ada', '$1,800.00 MXN', '8134', 'MAE1'],
  metodo_de_pago: ['Ada', '8134'],
} as const satisfies Partial<Record<NotificationName, readonly string[]>>;

async function tell(
  evento: keyof typeof PARAMETERS = 'deposito_enviado',
  name = 'Ada',
): Promise<void> {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: person.id,
      evento,
      about: 1,
      parameters: [name, ...PARAMETERS[evento].slice(1)],
      now: test.services.clock(),
    }),
  );
  await test.work();
}
const sent = () => ({
  whatsapp: test.sentTo(person.phone).length,
  email: test.sentTo(person.email).length,
});
const pass = (milliseconds: number) => letTimePass(test, milliseconds, giveWay);
const waiting = async () =>
  (await test.call.send(operations.getFailedNotifications, {}, { as: sessionOf(boss) }))
    .notificaciones;
const refuse = () => Promise.reject(new Undeliverable('no such recipient'));
const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

/** What WhatsApp says became of what was sent last. */
async function arrive(): Promise<void> {
  await test.services.db
    .updateTable('notification_delivery')
    .set({ arrived_at: test.services.clock(), gives_way_at: null })
    .where('channel', '=', 'whatsapp')
    .where('notification_id', 'in', (eb) =>
      eb.selectFrom('notification').select('id').where('account_id', '=', person.id),
    )
    .execute();
}

describe('a notification', () => {
  it('that arrived goes out by no other channel', async () => {
    await tell();
    await arrive();
    await pass(2 * HOUR);
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
  });

  it('of somebody without a telephone goes by e-mail, and nothing is tried in vain', async () => {
    person = await makeAdmin(test.services, { phone: '' });
    await tell('metodo_de_pago');
    const ways = await test.services.db
      .selectFrom('notification_delivery as d')
      .innerJoin('notification as n', 'n.id', 'd.notification_id')
      .select('d.channel')
      .where('n.account_id', '=', person.id)
      .execute();
    expect(ways).toEqual([{ channel: 'email' }]);
    expect(test.sentTo(person.email)).toHaveLength(1);
  });

  it('that nobody confirmed within an hour goes by e-mail too, once', async () => {
    await tell();
    await pass(HOUR - 1000);
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
    await pass(1000);
    await pass(5 * HOUR);
    expect(sent()).toEqual({ whatsapp: 1, email: 1 });
    expect(await waiting()).toEqual([]);
  });

  it('that a channel refuses goes by the next at once', async () => {
    test.services.whatsapp.send = refuse;
    await tell();
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
    expect(await waiting()).toEqual([]);
  });

  it('whose template cannot be sent goes by e-mail', async () => {
    const { url } = test.standIns.whatsapp;
    const [{ name } = { name: '' }] = (await test.services.whatsapp.templates()).filter(
      (template) => template.name.startsWith('maestros_deposito_enviado_'),
    );
    const become = (status: string) =>
      fetch(`${url}/_control/templates/${name}`, {
        method: 'POST',
        body: JSON.stringify({ status }),
      });
    await become('PAUSED');
    await tell();
    await become('APPROVED');
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
  });

  it('gives way after an hour in which a channel was away, and is not sent there later', async () => {
    test.services.whatsapp.send = away;
    await tell();
    await pass(HOUR);
    restore();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.services.db);
    await test.work();
    expect(sent()).toEqual({ whatsapp: 0, email: 1 });
  });

  it('that failed in the evening is not tried again at night, but in the morning', async () => {
    goTo(test, 21.75);
    person = await makeProfessional(test.services);
    test.services.whatsapp.send = away;
    await tell();
    restore();
    goTo(test, 23);
    const tryAgain = async () => {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.services.db);
      await test.work();
    };
    await tryAgain();
    await pass(HOUR);
    await tryAgain();
    expect(sent()).toEqual({ whatsapp: 0, email: 0 });
    goTo(test, 8);
    await pass(0);
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
  });

  it('of several at night goes out in the morning in the order in which it happened', async () => {
    goTo(test, 23);
    person = await makeProfessional(test.services);
    const texts = ['Ana', 'Beto', 'Caro', 'Dina', 'Eva', 'Fito'];
    for (const name of texts) await tell('deposito_enviado', name);
    // A row that changed is the last of its table.
    await sql`update notification_delivery set created_at = created_at where id =
      (select min(id) from notification_delivery where waits_until is not null)`.execute(
      test.services.db,
    );
    goTo(test, 8);
    await pass(0);
    const order = test.sentTo(person.phone).toReversed();
    expect(order.map((text) => texts.find((name) => text.includes(name)))).toEqual(texts);
  });

  it('that concerns an account goes by both at once, and by none again', async () => {
    await tell('metodo_de_pago');
    await pass(2 * HOUR);
    expect(sent()).toEqual({ whatsapp: 1, email: 1 });
  });

  it('that no channel takes waits for the team, who can send it again from the first', async () => {
    test.services.whatsapp.send = refuse;
    test.services.email.send = refuse;
    await tell();
    const [failed] = await waiting();
    expect(failed).toMatchObject({
      persona: { keylogin: person.keylogin },
      canal: 'email',
      motivo: 'rechazada',
    });
    restore();
    const input = { notification_id: failed?.id ?? 0, que: 'reintentar' } as const;
    await test.call.send(operations.attendNotification, input, { as: sessionOf(boss) });
    await test.work();
    expect(await waiting()).toEqual([]);
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
  });

  it('of which one channel of two at once was taken does not wait for the team', async () => {
    test.services.email.send = refuse;
    await tell('metodo_de_pago');
    expect(sent()).toEqual({ whatsapp: 1, email: 0 });
    expect(await waiting()).toEqual([]);
  });

  it('that WhatsApp says was lost after the mail was refused waits for the team', async () => {
    await tell();
    test.services.email.send = refuse;
    await pass(HOUR);
    expect(await waiting()).toEqual([]);
    const { id } = await test.services.db
      .selectFrom('notification_delivery as d')
      .innerJoin('notification as n', 'n.id', 'd.notification_id')
      .select('d.id')
      .where('n.account_id', '=', person.id)
      .where('d.channel', '=', 'whatsapp')
      .executeTakeFirstOrThrow();
    const lost = { delivery: id, messageId: 'wamid.1', state: 'failed' } as const;
    await inTransaction(test.services.db, (trx) =>
      recordDeliveries(trx, [lost, lost], test.services.clock()),
    );
    expect(await waiting()).toMatchObject([{ persona: { keylogin: person.keylogin } }]);
  });
});
