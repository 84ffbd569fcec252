import { afterAll, beforeAll, expect, it } from 'vitest';
import { remindProfessionals, sendSetupLink, suspendAccount } from '#contract/accounts.ts';
import type { Validacion } from '#contract/views.ts';
import { DAY } from '#lib/mexico-time.ts';
import { giveMethod, showId } from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { invite } from '../set-up/testing.ts';
import { makeAccount, makeProfessional, type TestAccount } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Somebody of the team; days pass here, and no proof of theirs lasts so long. */
const boss = () => makeAccount(test, 'admin');
const remind = async (people: readonly { keylogin: string }[], as?: Credentials) =>
  test.call.send(
    remindProfessionals,
    { personas: people.map(({ keylogin }) => keylogin) },
    { as: as ?? (await boss()) },
  );
/** Somebody who has chosen a password. */
const professional = (validacion: Validacion = 'validado') =>
  makeProfessional(test, { validacion, pass: 'una-clave-de-taller' });
/** What somebody was told by the team. */
const told = async ({ keylogin }: { keylogin: string }) =>
  await test.services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.evento', 'n.msg', 'n.path'])
    .where('a.keylogin', '=', keylogin)
    .where('n.evento', 'in', ['recordar_cuenta', 'cuenta_creada'])
    .orderBy('n.id')
    .execute();
const audited = async ({ keylogin }: { keylogin: string }) =>
  (
    await test.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', keylogin)
      .where('action', 'in', ['recordar_cuenta', 'enviar_enlace'])
      .execute()
  ).map(({ action }) => action);

/** The two sides of somebody's ID. */
const sidesOf = async ({ id }: TestAccount) => {
  const { identificacion_frontal, identificacion_trasera } = await test.services.db
    .selectFrom('profile')
    .select(['identificacion_frontal', 'identificacion_trasera'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return { frontal: identificacion_frontal ?? '', trasera: identificacion_trasera ?? '' };
};

/** Somebody of whom nothing is missing. */
async function whole(): Promise<TestAccount> {
  const account = await professional();
  await giveMethod(test, account.id);
  await showId(test, account.id);
  const { db } = test.services;
  const { frontal } = await sidesOf(account);
  const { id } = await db
    .insertInto('portfolio')
    .values({ account_id: account.id, titulo: 'Baño nuevo', descripcion: 'De azulejo.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('portfolio_image')
    .values({ portfolio_id: id, file_id: frontal, orden: 1 })
    .execute();
  return account;
}

it('tells each exactly what they still have to do, and nobody who has nothing to do', async () => {
  const bare = await professional('pendiente');
  const unpaid = await professional('rechazado');
  await showId(test, unpaid.id);
  const done = await whole();
  expect(await remind([done, bare, unpaid, bare])).toMatchObject({
    recordados: 2,
    enlaces: 0,
    ya_recordados: 0,
    sin_recordar: [{ keylogin: done.keylogin, por_que_no: 'completa' }],
  });
  const [said, ...more] = await told(bare);
  expect(more).toEqual([]);
  expect(said).toMatchObject({ evento: 'recordar_cuenta', path: '/profesional' });
  expect(said?.msg).toContain(
    'Para recibir trabajos y cobrarlos, sube los dos lados de tu identificación en tu perfil, agrega tu CLABE en tu método de pago y sube fotos a tu portafolio.',
  );
  expect((await told(unpaid))[0]?.msg).toContain(
    'corrige en tu perfil lo que impidió validarte, agrega tu CLABE en tu método de pago y sube',
  );
  expect(await told(done)).toEqual([]);
  expect([await audited(bare), await audited(done)]).toEqual([['recordar_cuenta'], []]);
});

it('asks for other pictures of an ID that could not be read', async () => {
  const account = await professional('pendiente');
  await showId(test, account.id);
  await test.services.db
    .insertInto('id_reading')
    .values({
      account_id: account.id,
      estado: 'ilegible',
      codigo_validacion: '',
      ...(await sidesOf(account)),
      created_at: test.services.clock(),
      read_at: test.services.clock(),
    })
    .execute();
  await remind([account]);
  expect((await told(account))[0]?.msg).toContain('toma otra vez las fotos de tu identificación,');
});

it('reminds everybody once a day, whoever asks, how often and in whichever order', async () => {
  const people = [await professional(), await professional(), await professional()];
  const [one, other] = [await boss(), await boss()];
  const replies = await Promise.all([
    remind(people, one),
    remind([...people].reverse(), other),
    remind(people, one),
  ]);
  expect(replies.reduce((sum, { recordados }) => sum + recordados, 0)).toBe(3);
  for (const { recordados, ya_recordados } of replies) expect(recordados + ya_recordados).toBe(3);
  for (const person of people) {
    expect(await told(person)).toHaveLength(1);
    expect(await audited(person)).toEqual(['recordar_cuenta']);
  }
  test.advance(DAY);
  expect(await remind(people)).toMatchObject({ recordados: 3, ya_recordados: 0 });
});

it('sends who has not chosen a password another link instead, but not on a day on which one was sent', async () => {
  const invited = await invite(test, await boss());
  expect(await remind([invited])).toMatchObject({ recordados: 0, ya_recordados: 1 });
  test.advance(DAY);
  expect(await remind([invited])).toMatchObject({ recordados: 1, enlaces: 1, ya_recordados: 0 });
  expect((await told(invited)).map(({ evento }) => evento)).toEqual([
    'cuenta_creada',
    'cuenta_creada',
  ]);
  expect(await audited(invited)).toEqual(['enviar_enlace']);
  test.advance(DAY);
  await test.call.send(sendSetupLink, { user_id: invited.keylogin }, { as: await boss() });
  expect(await remind([invited])).toMatchObject({ recordados: 0, ya_recordados: 1 });
});

it('reminds nobody who is suspended or deleted, and refuses clients and unknown keys', async () => {
  const as = await boss();
  const suspended = await professional();
  await test.call.send(
    suspendAccount,
    { user_id: suspended.keylogin, motivo: 'No contesta.' },
    { as },
  );
  const deleted = await professional();
  await test.services.db
    .updateTable('account')
    .set({ deleted_at: test.services.clock() })
    .where('id', '=', deleted.id)
    .execute();
  expect(await remind([suspended, deleted], as)).toMatchObject({
    recordados: 0,
    ya_recordados: 0,
    sin_recordar: [
      { keylogin: suspended.keylogin, por_que_no: 'suspendida' },
      { nombre: 'Cuenta eliminada', por_que_no: 'eliminada' },
    ],
  });
  const other = await professional();
  const client = await makeAccount(test, 'client');
  for (const { keylogin } of [client, { keylogin: 'nadie-con-esta-clave' }])
    expect(
      await test.call.refused(
        remindProfessionals,
        { personas: [other.keylogin, keylogin] },
        { as },
      ),
    ).toBe('account_not_found');
  expect(await told(other)).toEqual([]);
});
