import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCounts } from '#contract/accounts.ts';
import { getNotifications, readNotifications } from '#contract/notifications.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { sharedPaths } from '#lib/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { openStream } from '#server/features/chat/testing-stream.ts';
import { sessionOf } from '#server/testing/project.ts';
import { notify, tellTeam } from '../index.ts';

// Everybody reads in the product what they were told (4 §E).

let test: TestApp;
let client: Made;
let other: Made;
beforeAll(async () => {
  test = await startTestApp();
  client = await makeClient(test.services);
  other = await makeProfessional(test.services);
});
afterAll(() => test.close());

const tell = (evento: 'mensaje' | 'rechazada', who = client, about = other) =>
  inTransaction(test.services.db, (trx) =>
    notify(trx, {
      accountId: who.id,
      evento,
      parameters: ['Taller Núñez', 'Cambio de llave'],
      other: about.id,
      now: test.services.clock(),
    }),
  );
const listOf = async (who: Made, input = {}) =>
  test.call.send(getNotifications, input, { as: sessionOf(who) });
const unreadOf = async (who: Made) =>
  (await test.call.send(getCounts, {}, { as: sessionOf(who) })).avisos;
const read = (who: Made, input: { id?: number; enlace?: string; hasta?: number }) =>
  test.call.send(readNotifications, input, { as: sessionOf(who) });

it('is listed the newest first, with where it leads, to whom it was told alone', async () => {
  await tell('mensaje');
  test.advance(60_000);
  await tell('rechazada');
  const { avisos, hay_mas } = await listOf(client);
  expect(avisos).toMatchObject([
    { titulo: 'Rechazaron tu propuesta', enlace: sharedPaths.project(other.keylogin) },
    {
      titulo: 'Mensaje nuevo',
      msg: 'Tienes un mensaje nuevo de Taller Núñez en Maestros.',
      enlace: sharedPaths.chat(other.keylogin),
      leido: false,
    },
  ]);
  expect(hay_mas).toBe(false);
  expect((await listOf(other)).avisos).toEqual([]);
  // Nobody's place in the list says anything of another's.
  expect((await listOf(other, { antes: avisos[0]?.id })).avisos).toEqual([]);
});

it('counts as read when it is opened, when where it leads is open, or all at once', async () => {
  const me = await makeClient(test.services);
  const [first, second] = [await makeProfessional(test.services), other];
  for (const [evento, about] of [
    ['mensaje', first],
    ['rechazada', first],
    ['mensaje', second],
    ['rechazada', second],
  ] as const)
    await tell(evento, me, about);
  expect(await unreadOf(me)).toBe(4);
  const [newest] = (await listOf(me)).avisos;
  await read(client, { id: newest?.id ?? 0 });
  await read(me, {});
  expect(await unreadOf(me)).toBe(4);
  await read(me, { id: newest?.id ?? 0 });
  expect(await unreadOf(me)).toBe(3);
  await read(me, { enlace: sharedPaths.chat(first.keylogin) });
  expect(await unreadOf(me)).toBe(1);
  const seen = (await listOf(me)).avisos[0]?.id ?? 0;
  await tell('mensaje', me, first);
  await read(me, { hasta: seen });
  expect((await listOf(me)).avisos.map(({ leido }) => leido)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

it('says to one’s other devices, once, that something was read', async () => {
  const me = await makeClient(test.services);
  for (let count = 0; count < 3; count++) await tell('mensaje', me);
  const [newest] = (await listOf(me)).avisos;
  const elsewhere = await openStream(await test.listen(), sessionOf(me));
  const events = () => elsewhere.events().length;
  const { id = 0 } = newest ?? {};
  for (let times = 0; times < 2; times++) await read(me, { id });
  await read(me, { enlace: '/nada' });
  await read(me, { hasta: id });
  // What comes last has told what came before it.
  await tell('rechazada', me);
  await elsewhere.until(() => events() === 3);
  expect(elsewhere.events()).toEqual(
    Array.from({ length: 3 }, () => ({ tipo: 'aviso', other_key: '' })),
  );
  elsewhere.leave();
});

it('continues page by page, also of one instant', async () => {
  const me = await makeClient(test.services);
  for (let count = 0; count < 23; count++) await tell('mensaje', me);
  const first = await listOf(me);
  expect(first).toMatchObject({ hay_mas: true, siguiente: first.avisos.at(-1)?.id });
  const rest = await listOf(me, { antes: first.siguiente });
  const ids = [...first.avisos, ...rest.avisos].map(({ id }) => id);
  expect(new Set(ids).size).toBe(23);
  expect(rest).toMatchObject({ hay_mas: false, siguiente: null });
});

it('tells each administrator what the team is mailed, and nobody else', async () => {
  const [boss, suspended] = [await makeAdmin(test.services), await makeAdmin(test.services)];
  await test.services.db
    .updateTable('account')
    .set({
      suspended_at: test.services.clock(),
      suspended_by: boss.id,
      suspended_motivo: 'Ya no trabaja aquí',
    })
    .where('id', '=', suspended.id)
    .execute();
  const told = { subject: 'Se abrió un contracargo', text: 'De Ana Ruiz.', path: '/admin' };
  await inTransaction(test.services.db, (trx) => tellTeam(trx, told));
  await test.work();
  expect((await listOf(boss)).avisos).toMatchObject([
    { titulo: told.subject, msg: told.text, enlace: told.path },
  ]);
  const { count } = await test.services.db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('evento', '=', 'equipo')
    .where('account_id', '<>', boss.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});
