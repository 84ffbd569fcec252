import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeSession } from '#contract/session.ts';
import * as notifications from '#contract/notifications.ts';
import { type Made, makeClient, makeProfessional } from '#demo/factories.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { giveWay } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { letTimePass, sessionOf } from '#server/testing/project.ts';
import { notify } from '../index.ts';

// People are told on their devices first, and by other ways where that does not arrive (4 §E).

const HOUR = 60 * 60_000;

let test: TestApp;
let person: Made;
let other: Made;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.standIns.push.fail(null);
  goTo(test, 10);
  person = await makeClient(test.services);
  other = await makeProfessional(test.services);
});

const as = (who: Made = person) => ({ as: sessionOf(who) });
const keyOf = async () => (await test.call.send(notifications.getPushKey, {}, as())).clave_publica;

/** A browser of somebody's that asks to be told. */
async function device(who: Made = person) {
  const keys = test.standIns.push.subscribe(await keyOf());
  await test.call.send(notifications.saveDevice, keys, as(who));
  return { ...keys, to: keys.endpoint.split('/').at(-1) ?? '' };
}

interface Shown {
  titulo: string;
  msg: string;
  enlace: string;
  avisos: number;
  clave: string;
}
const shownOn = ({ to }: { to: string }) =>
  test.sentTo(to).map((text) => JSON.parse(text) as Shown);

async function tell(
  evento: NotificationName = 'rechazada',
  parameters = ['Ada', 'Cambio de llave'],
) {
  await inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: person.id,
      evento,
      parameters,
      other: other.id,
      now: test.services.clock(),
    }),
  );
  await test.work();
}
const elsewhere = () => ({
  whatsapp: test.sentTo(person.phone).length,
  email: test.sentTo(person.email).length,
});
const pass = (milliseconds: number) => letTimePass(test, milliseconds, giveWay);
const confirm = (clave: string, abierta: 0 | 1) =>
  test.call.send(notifications.confirmPush, { clave, abierta });
const steps = async () =>
  test.services.db
    .selectFrom('notification_delivery as d')
    .innerJoin('notification as n', 'n.id', 'd.notification_id')
    .select(['d.channel', 'd.arrived_at', 'd.read_at', 'd.failed_at', 'n.read_at as leido'])
    .where('n.account_id', '=', person.id)
    .orderBy('d.id')
    .execute();

it('every device shows it with where it leads, and nothing else goes out once one has said so', async () => {
  const [phone, desk] = [await device(), await device()];
  await tell();
  const [shown] = shownOn(phone);
  expect(shown).toMatchObject({
    titulo: 'Rechazaron tu propuesta',
    msg: expect.stringContaining('Cambio de llave'),
    enlace: `/chat/${other.keylogin}?panel=proyecto`,
    avisos: 1,
  });
  expect(shownOn(desk)).toEqual([shown]);
  await confirm(shown?.clave ?? '', 0);
  await pass(2 * HOUR);
  expect(elsewhere()).toEqual({ whatsapp: 0, email: 0 });
  expect(await steps()).toMatchObject([{ channel: 'push', leido: null }]);
});

it('a device that says nothing within the hour gives way to WhatsApp', async () => {
  const phone = await device();
  await tell();
  expect(elsewhere()).toEqual({ whatsapp: 0, email: 0 });
  await pass(HOUR + 1);
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 0 });
  // What it says then changes nothing but what the team reads.
  await confirm(shownOn(phone)[0]?.clave ?? '', 0);
  expect(await steps()).toMatchObject([
    { channel: 'push', arrived_at: expect.any(Date) },
    { channel: 'whatsapp' },
  ]);
});

it('opened on the device, it is read in the product; what another key says changes nothing', async () => {
  const phone = await device();
  await tell();
  const [{ clave } = { clave: '' }] = shownOn(phone);
  await confirm(`${Number(clave.split('.')[0]) + 1}.${clave.split('.')[1]}`, 1);
  await confirm('nada', 1);
  expect(await steps()).toMatchObject([{ arrived_at: null, leido: null }]);
  await confirm(clave, 1);
  await confirm(clave, 0);
  expect(await steps()).toMatchObject([{ read_at: expect.any(Date), leido: expect.any(Date) }]);
});

it('a mail about money goes out in any case, WhatsApp only where no device has it', async () => {
  const phone = await device();
  const told = () => tell('membresia_por_terminar', ['Bronce', '3 días', 'lun 21 dic']);
  await told();
  expect(elsewhere()).toEqual({ whatsapp: 0, email: 1 });
  await confirm(shownOn(phone)[0]?.clave ?? '', 0);
  await pass(2 * HOUR);
  expect(elsewhere()).toEqual({ whatsapp: 0, email: 1 });
  await test.call.send(notifications.forgetDevice, { endpoint: phone.endpoint }, as());
  await told();
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 2 });
});

it('what concerns the account goes every way at once: whoever got into it keeps it from nobody', async () => {
  const phone = await device();
  await tell('metodo_de_pago', ['Ada', '8134']);
  expect(shownOn(phone)).toHaveLength(1);
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 1 });
  test.standIns.push.end(phone.endpoint);
  await tell('metodo_de_pago', ['Ada', '8134']);
  expect(elsewhere()).toEqual({ whatsapp: 2, email: 2 });
});

it('a browser that is no more is forgotten, and the next way takes over at once', async () => {
  const phone = await device();
  test.standIns.push.end(phone.endpoint);
  await tell();
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 0 });
  expect(await steps()).toMatchObject([
    { channel: 'push', failed_at: expect.any(Date) },
    { channel: 'whatsapp' },
  ]);
  await tell();
  expect(elsewhere()).toEqual({ whatsapp: 2, email: 0 });
  expect(await steps()).toHaveLength(3);
});

it('a push service that is away is asked again, and shows it once it is back', async () => {
  const phone = await device();
  test.standIns.push.fail(503);
  await tell();
  expect(shownOn(phone)).toEqual([]);
  test.standIns.push.fail(null);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.services.db);
  await test.work();
  expect(shownOn(phone)).toHaveLength(1);
  expect(elsewhere()).toEqual({ whatsapp: 0, email: 0 });
});

it('a device tells whoever asked last there, and nobody once its session has ended', async () => {
  const phone = await device();
  const { endpoint, p256dh, auth } = phone;
  await test.call.send(notifications.saveDevice, { endpoint, p256dh, auth }, as(other));
  await tell();
  expect(shownOn(phone)).toEqual([]);
  await test.call.send(notifications.saveDevice, { endpoint, p256dh, auth }, as());
  await test.call.send(closeSession, {}, as());
  await tell();
  expect(shownOn(phone)).toEqual([]);
  expect(elsewhere()).toEqual({ whatsapp: 2, email: 0 });
});

it('a session that nobody used for two weeks shows nothing any more', async () => {
  const phone = await device();
  test.advance(15 * DAY);
  await tell();
  expect(shownOn(phone)).toEqual([]);
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 0 });
});

it('nothing is sent to addresses that are no push service', async () => {
  const keys = test.standIns.push.subscribe(await keyOf());
  for (const endpoint of [
    'http://127.0.0.1:5432/push/x',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.example.mx/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://yo@fcm.googleapis.com/fcm/send/x',
    'https://push.apple.com.example/x',
    'file:///etc/passwd',
    'x',
  ])
    await expect(
      test.call.refused(notifications.saveDevice, { ...keys, endpoint }, as()),
    ).resolves.toBe('push_service_unknown');
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])
    await test.call.send(notifications.saveDevice, { ...keys, endpoint }, as());
});

it('somebody turns it off for what can be turned off, and keeps no more than ten devices', async () => {
  const first = await device();
  for (let count = 0; count < notifications.DEVICES_MAX; count++) await device();
  const { count } = await test.services.db
    .selectFrom('notification_device')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(notifications.DEVICES_MAX);
  const choice = { grupo: 'proyectos', canal: 'push', activo: 0 } as const;
  await test.call.send(notifications.setPreference, choice, as());
  await tell();
  expect(shownOn(first)).toEqual([]);
  expect(elsewhere()).toEqual({ whatsapp: 1, email: 0 });
});
