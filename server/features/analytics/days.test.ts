import { afterAll, beforeAll, expect, it } from 'vitest';
import { mensajes, notifications } from '#contract/analytics.ts';
import { getMessages, sendMessage } from '#contract/chat.ts';
import { DAY } from '#lib/mexico-time.ts';
import { openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { notify } from '#server/features/notifications/index.ts';
import { countDays } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { ask, livesIn } from './testing.ts';

/** The test's clock begins on Friday 20 November at 10:00 in Mexico City. */
const FRIDAY = { searchDateStart: '2026-11-20', searchDateEnd: '2026-11-20' };
const SATURDAY = { searchDateStart: '2026-11-21', searchDateEnd: '2026-11-21' };
const BOTH = { searchDateStart: '2026-11-20', searchDateEnd: '2026-11-21' };
const HOUR = DAY / 24;

let test: TestApp;
let client: TestAccount;
let plumber: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  client = await makeAccount(test, 'client');
  plumber = await makeProfessional(test, { profesion: 'Plomería' });
  await livesIn(test, plumber, 'Jalisco', 'Guadalajara');
});
afterAll(() => test.close());

/** Opens a new session, because sessions do not last for the days that pass here. */
async function signedIn({ id, keylogin }: TestAccount, rol: 1 | 2 | 4) {
  const session = { now: test.services.clock(), userAgent: 'test' };
  const session_id = await inTransaction(test.services.db, (trx) =>
    openSession(trx, { id, rol }, session),
  );
  return { keylogin, session_id };
}

async function write(from: TestAccount, to: TestAccount, rol: 1 | 2 | 4, msg: string) {
  const input = { keys: [from.keylogin, to.keylogin], msg, sender: from.keylogin };
  await test.call.send(sendMessage, input, { as: await signedIn(from, rol) });
}

const PARAMETERS = { validado: ['Ramón'], rechazada: ['Clara', 'Cambio de llave'] };
const notifyOf = ({ id }: TestAccount, evento: keyof typeof PARAMETERS) =>
  inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: id,
      evento,
      parameters: PARAMETERS[evento],
      other: id,
      now: test.services.clock(),
    }),
  );

async function count(): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, countDays, {}));
  await test.work();
}

const countedRows = async () => {
  const days = await test.services.db.selectFrom('message_day').selectAll().execute();
  const told = await test.services.db.selectFrom('notification_day').selectAll().execute();
  return days.length + told.length;
};

/** The output of both reports for these days. */
const saysOf = async (days: object) => ({
  mensajes: await ask(test, mensajes, days),
  notifications: await ask(test, notifications, days),
});

it('counts messages between clients and professionals, each in its Mexican day', async () => {
  await write(client, plumber, 1, 'Hola');
  await write(plumber, client, 2, 'Hola, ¿qué necesitas?');
  await write(await makeAccount(test, 'admin'), client, 4, 'Somos el equipo');
  // 23:59 is still Friday, 0:00 is Saturday.
  test.advance(14 * HOUR - 60_000);
  await write(client, plumber, 1, 'Mañana te digo');
  test.advance(60_000);
  await write(plumber, client, 2, 'Bien');

  expect(await ask(test, mensajes, FRIDAY)).toMatchObject({
    metrics: {
      promedio_caracteres: 13,
      by_seen: { 0: 3, 1: 0 },
      by_direction: { cliente_a_profesional: 2, profesional_a_cliente: 1 },
    },
    totales: { mensajes: 3, promedio_caracteres: 13 },
    anterior: { mensajes: 0, promedio_caracteres: 0 },
  });
  expect(await ask(test, mensajes, SATURDAY)).toMatchObject({
    metrics: {
      promedio_caracteres: 4,
      by_direction: { cliente_a_profesional: 0, profesional_a_cliente: 1 },
    },
    totales: { mensajes: 1 },
    anterior: { mensajes: 3, promedio_caracteres: 13 },
  });
});

it('counts messages that are read by now', async () => {
  const read = { key_primary: client.keylogin, key_secundary: plumber.keylogin };
  await test.call.send(getMessages, read, { as: await signedIn(client, 1) });
  expect((await ask(test, mensajes, BOTH)).metrics.by_seen).toEqual({ 0: 2, 1: 2 });
});

it('counts notifications by recipient and event', async () => {
  await notifyOf(plumber, 'validado');
  await notifyOf(plumber, 'validado');
  await notifyOf(client, 'rechazada');
  await notifyOf(await makeAccount(test, 'admin'), 'rechazada');
  expect((await ask(test, notifications, SATURDAY)).totales.enviadas).toBe(0);
  await test.work();
  expect(await ask(test, notifications, SATURDAY)).toMatchObject({
    metrics: {
      notifications_by_role: { 1: 1, 2: 2 },
      notifications_by_message: [
        {
          evento: 'validado',
          nombre:
            'Hola, …: el equipo de Maestros validó tu cuenta. Ya apareces en la búsqueda y puedes enviar propuestas.',
          total: 2,
        },
        { evento: 'rechazada', total: 1 },
      ],
      notifications_by_state: [
        { nombre: 'Jalisco', total: 2 },
        { nombre: 'Sin domicilio', total: 1 },
      ],
      notifications_by_city: [
        { nombre: 'Guadalajara', estado: 'Jalisco', total: 2 },
        { nombre: 'Sin domicilio', estado: '', total: 1 },
      ],
      notifications_by_profession: [{ nombre: 'Plomería', total: 2 }],
    },
    // It is night: what somebody did with a proposal waits for the morning.
    totales: { notifications: 3, enviadas: 2 },
  });
});

it('reports the same from counted days as from rows, and counts no day twice', async () => {
  const before = [await saysOf(FRIDAY), await saysOf(SATURDAY), await saysOf(BOTH)];
  const again = async () => [await saysOf(FRIDAY), await saysOf(SATURDAY), await saysOf(BOTH)];
  // At 0:00 on Saturday, Friday's messages may still be uncommitted until one o'clock.
  await count();
  expect(await countedRows()).toBe(0);
  expect(await again()).toEqual(before);

  test.advance(HOUR);
  await count();
  const friday = await countedRows();
  expect(friday).toBeGreaterThan(0);
  expect(await again()).toEqual(before);
  await count();
  expect(await countedRows()).toBe(friday);

  test.advance(DAY);
  await count();
  expect(await countedRows()).toBeGreaterThan(friday);
  expect(await again()).toEqual(before);
});
