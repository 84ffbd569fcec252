import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import * as chat from '#contract/chat.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

const DAY = 86_400_000;
let test: TestApp;
let boss: Made;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAdmin(test.services);
});
afterAll(() => test.close());

type Intervalo = '1 DAY' | '3 DAY' | '7 DAY' | '1 MONTH' | '1 YEAR';
const detail = ({ keylogin: user_id }: { keylogin: string }, intervalo?: Intervalo) =>
  test.call.send(getUser, { user_id, ...(intervalo && { intervalo }) }, { as: sessionOf(boss) });

const ago = (days: number) => new Date(test.services.clock().getTime() - days * DAY);

/** Writes `count` messages of one to the other, all at the same instant. */
async function write(from: Made, to: Made, count: number, at: Date): Promise<void> {
  const keys = [from.keylogin, to.keylogin];
  const as = sessionOf(from);
  await test.call.send(chat.sendMessage, { keys, msg: 'Hola', sender: from.keylogin }, { as });
  await sql`
    insert into message (conversation_id, sender_id, msg, created_at)
    select conversation_id, ${from.id}, 'Mensaje ' || n, ${at}
      from conversation_member, generate_series(1, ${count - 1}) n
      where account_id = ${from.id} and other_id = ${to.id}`.execute(test.services.db);
}

const pay = (account: Made, value: number, payment_status: string, created_at: Date) =>
  test.services.db
    .insertInto('payment')
    .values({
      account_id: account.id,
      type_sell: 'membresia',
      nivel: 1,
      descripcion: 'Membresía Bronce, 30 días',
      value,
      payment_status,
      settled_at: payment_status === 'succeeded' ? created_at : null,
      closed_at: created_at,
      created_at,
      updated_at: created_at,
    })
    .execute();

async function insertNotification(account: Made, channel: string, send: number, created_at: Date) {
  const { db } = test.services;
  const { id: notification_id } = await db
    .insertInto('notification')
    .values({ account_id: account.id, evento: 'mensaje', msg: 'x', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent_at = send === 1 ? created_at : null;
  await db
    .insertInto('notification_delivery')
    .values({ notification_id, channel, created_at, sent_at })
    .execute();
}

describe('what somebody did in a range of time', () => {
  it('is counted completely, beyond the 200 newest that a list contains', async () => {
    const client = await makeClient(test.services);
    const [one, other] = [
      await makeProfessional(test.services),
      await makeProfessional(test.services),
    ];
    await write(client, one, 230, ago(0.5));
    await write(client, other, 20, ago(0.25));
    await write(one, client, 7, ago(2));
    const month = await detail(client);
    expect(month.resumen).toMatchObject({ mensajes_enviados: 250, mensajes_recibidos: 7 });
    expect(month.mensajes_enviados).toHaveLength(200);
    expect(month.mensajes_recibidos).toHaveLength(7);
    const times = month.mensajes_enviados.map(({ createAt }) => createAt);
    expect(times).toEqual(times.toSorted().toReversed());
    // Listed: the two that were sent just now, the twenty of the other conversation, the rest of the first.
    const keys = month.mensajes_enviados.map(({ other_key }) => other_key);
    expect(keys.filter((key) => key === other.keylogin)).toHaveLength(20);

    const day = await detail(client, '1 DAY');
    expect(day.resumen).toMatchObject({ mensajes_enviados: 250, mensajes_recibidos: 1 });
    // Each conversation is seen from both ends.
    const theirs = (await detail(one)).resumen;
    expect(theirs).toMatchObject({ mensajes_enviados: 7, mensajes_recibidos: 230 });
  });

  it('supports ranges of different length, a month by the calendar', async () => {
    const client = await makeClient(test.services);
    // The clock stands at 20 November, 10:00.
    for (const days of [0.9, 2.9, 6.9, 30.9, 31.1, 364.9, 365.1])
      await insertNotification(client, 'email', 1, ago(days));
    const counts = [];
    for (const range of ['1 DAY', '3 DAY', '7 DAY', '1 MONTH', '1 YEAR'] as const) {
      const { resumen, notificaciones_recibidas } = await detail(client, range);
      expect(notificaciones_recibidas).toHaveLength(resumen.notificaciones_recibidas);
      counts.push(resumen.notificaciones_recibidas);
    }
    expect(counts).toEqual([1, 2, 3, 4, 6]);
  });

  it('counts notifications by their outcome', async () => {
    const client = await makeClient(test.services);
    for (const [channel, send] of [
      ['whatsapp', 1],
      ['whatsapp', 1],
      ['email', 1],
      ['push', 1],
      ['whatsapp', 0],
    ] as const)
      await insertNotification(client, channel, send, ago(1));
    const { resumen, notificaciones_recibidas } = await detail(client);
    expect(resumen).toMatchObject({
      notificaciones_recibidas: 5,
      notificaciones: { push: 1, whatsapp: 2, email: 1, sin_enviar: 1 },
    });
    expect(notificaciones_recibidas[0]).toMatchObject({ channel: 'whatsapp', send: 0 });
  });

  it('averages what was charged, 0 without any, and counts apart what was only tried', async () => {
    const client = await makeClient(test.services);
    expect((await detail(client)).resumen).toMatchObject({
      pagos_realizados: 0,
      pagos_promedio: 0,
      intentos: 0,
    });
    await pay(client, 10_000, 'succeeded', ago(1));
    await pay(client, 10_001, 'succeeded', ago(2));
    await pay(client, 90_000, 'canceled', ago(3));
    await pay(client, 999_900, 'succeeded', ago(40));
    const { resumen, pagos_realizados } = await detail(client);
    expect(resumen).toMatchObject({
      pagos_realizados: 2,
      pagos_promedio: 100.01,
      intentos: 1,
    });
    expect(pagos_realizados.map(({ value }) => value)).toEqual([100, 100.01]);
    await test.services.db
      .insertInto('refund')
      .values({
        payment_id: pagos_realizados[0]!.id,
        amount: 4000,
        motivo: 'cancelacion',
        created_at: ago(1),
      })
      .execute();
    const again = (await detail(client)).pagos_realizados;
    expect(again.map(({ devuelto }) => devuelto)).toEqual([40, 0]);
    const { keylogin, email } = client;
    expect(pagos_realizados[0]).toMatchObject({ keylogin, email, nombre_completo: 'Clara Ríos' });
  });

  it('counts the reviews of both directions', async () => {
    const project = await projectIn(test, 'completado');
    expect(await project.review('client')).toBe('success');
    const giver = await detail(project.client);
    expect(giver.resumen).toMatchObject({ reviews_enviadas: 1, reviews_recibidas: 0 });
    expect(giver.reviews_enviadas).toMatchObject([{ type: 'cliente', rating: 5 }]);
    const taker = await detail(project.professional);
    expect(taker.resumen).toMatchObject({ reviews_enviadas: 0, reviews_recibidas: 1 });
    const people = {
      sender: project.client.keylogin,
      sender_nombre_completo: 'Clara Ríos',
      sender_email: giver.user.account.email,
      recieved: project.professional.keylogin,
      recieved_nombre_completo: 'Ramón Ríos',
      recieved_email: taker.user.account.email,
    };
    expect(giver.reviews_enviadas).toMatchObject([{ ...people, review_nombre: 'Ramón Ríos' }]);
    expect(taker.reviews_recibidas).toMatchObject([{ ...people, review_nombre: 'Clara Ríos' }]);
  });
});
