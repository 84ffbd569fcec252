import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as identity from '#contract/identity.ts';
import * as operations from '#contract/operations.ts';
import { DAY } from '#lib/mexico-time.ts';
import { RefusedMailbox } from '#server/adapters/email/port.ts';
import { tellLateBooks } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { notify } from '#server/features/notifications/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { redactError } from './redact-error.ts';
import { sealed } from '#server/db/sealed/index.ts';

let test: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin');
});
afterAll(() => test.close());

const counts = () => test.call.send(operations.getPending, {}, { as: boss });
const auditOf = (subjectId: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

it('counts the comparisons of the books that did not come about for a day and a half', async () => {
  const compared = (hours: number) => ({
    libro: 'proveedor',
    compared_at: new Date(test.services.clock().getTime() - (hours * DAY) / 24),
  });
  await test.services.db.insertInto('book_compared').values(compared(35)).execute();
  expect((await counts()).atrasadas).toBe(0);
  await inTransaction(test.services.db, (trx) => enqueue(trx, tellLateBooks, {}));
  await test.work();
  await test.services.db.updateTable('book_compared').set(compared(37)).execute();
  expect((await counts()).atrasadas).toBe(1);
  const mails = () =>
    test.sentTo('equipo@maestros.example').filter((text) => text.includes('Con Stripe: la última'));
  expect(mails()).toEqual([]);
  await inTransaction(test.services.db, (trx) => enqueue(trx, tellLateBooks, {}));
  await test.work();
  expect(mails()).toHaveLength(1);
  await test.services.db.deleteFrom('book_compared').execute();
});

describe('professionals to validate', () => {
  it('are listed by waiting time, ten at a time, until somebody decides', async () => {
    const made = [];
    for (let i = 0; i < 12; i++)
      made.push((await makeProfessional(test, { validacion: 'pendiente' })).keylogin);
    await makeProfessional(test);
    const ask = (input = {}) => test.call.send(operations.getValidations, input, { as: boss });
    const first = await ask();
    const second = await ask({ despues: first.siguiente ?? 0 });
    const keys = [...first.validaciones, ...second.validaciones].map(({ keylogin }) => keylogin);
    expect(keys).toEqual(made);
    expect([first.validaciones.length, second.siguiente]).toEqual([10, null]);
    expect(first.validaciones[0]).toMatchObject({ identificacion: false, lectura: null });
    expect((await counts()).validaciones).toBe(12);

    const user_id = made[0] ?? '';
    await test.call.send(
      identity.validateProfessional,
      { user_id, estatus: 'validado' },
      { as: boss },
    );
    expect((await ask()).validaciones[0]?.keylogin).toBe(made[1]);
    expect((await counts()).validaciones).toBe(11);
  });

  it('shows the result of reading the ID, not its content', async () => {
    const person = await makeProfessional(test, { validacion: 'pendiente' });
    const { db, clock } = test.services;
    await sql`insert into file (id, owner_id, purpose, public, width, height, bytes, key_id)
      select side, ${person.id}::bigint, 'identificacion', false, 1, 1, 1, 'k'
      from unnest(array['frente', 'reverso']) side`.execute(db);
    await sql`insert into id_reading (account_id, frontal, trasera, estado, codigo_validacion, created_at, read_at)
      values (${person.id}, 'frente', 'reverso', 'ilegible', 'c', ${clock()}, ${clock()})`.execute(
      db,
    );
    const { validaciones } = await test.call.send(
      operations.getValidations,
      { despues: person.id - 1 },
      { as: boss },
    );
    expect(validaciones.map(({ lectura }) => lectura)).toEqual([
      { estado: 'ilegible', comparacion: null, vigente: null, digitos: null },
    ]);
  });
});

describe('failed notifications', () => {
  const notifyOne = (account: TestAccount) =>
    inTransaction(test.services.db, (trx) =>
      notify(trx, {
        accountId: account.id,
        evento: 'validado',
        parameters: ['Ada'],
        now: test.services.clock(),
      }),
    );
  const list = async () =>
    (await test.call.send(operations.getFailedNotifications, {}, { as: boss })).notificaciones;
  const attend = (notification_id: number, que: 'reintentar' | 'descartar') =>
    test.call.send(operations.attendNotification, { notification_id, que }, { as: boss });

  it('that were refused can be sent again once the phone is corrected', async () => {
    const person = await makeAccount(test, 'client');
    const setPhone = (phone: string) =>
      test.services.db
        .updateTable('account')
        .set(sealed(test.services.db, 'account.phone', phone))
        .where('id', '=', person.id)
        .execute();
    // The stand-in delivers nothing to such numbers.
    await setPhone('+525510000000');
    const { email } = test.services;
    const { send } = email;
    email.send = () => Promise.reject(new RefusedMailbox('no such mailbox'));
    await notifyOne(person);
    await test.work();
    email.send = send;
    const [failed] = await list();
    expect(failed).toMatchObject({
      persona: { keylogin: person.keylogin },
      motivo: 'rechazada',
    });
    expect((await counts()).notificaciones).toBe(1);
    const phone = '+525512345678';
    await setPhone(phone);
    const id = failed?.id ?? 0;
    await attend(id, 'reintentar');
    await test.work();
    expect(test.sentTo(phone)).toHaveLength(1);
    expect(await list()).toEqual([]);
    expect(await auditOf(String(id))).toMatchObject([{ action: 'reintentar_notificacion' }]);
    expect(
      await test.call.reply(
        operations.attendNotification,
        { notification_id: id, que: 'reintentar' },
        { as: boss },
      ),
    ).toMatchObject({
      code: 'notification_not_found',
      mensaje: expect.stringMatching(/atendida\. \S.+ la volvió a enviar el \d.+, \d?\d:\d\d\.$/),
    });
  });

  it('that got no answer in all tries are listed until dismissed', async () => {
    const person = await makeAccount(test, 'client');
    await notifyOne(person);
    // As after a long outage: this is the last try, and no service answers.
    await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1
      where is_available`.execute(test.services.db);
    const { whatsapp, email } = test.services;
    const [byWhatsApp, byEmail] = [whatsapp.send, email.send];
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    [whatsapp.send, email.send] = [away, away];
    await test.work();
    [whatsapp.send, email.send] = [byWhatsApp, byEmail];
    const [failed] = await list();
    expect(failed).toMatchObject({
      persona: { keylogin: person.keylogin },
      motivo: 'sin_respuesta',
    });
    await attend(failed?.id ?? 0, 'descartar');
    expect(await list()).toEqual([]);
    expect((await counts()).notificaciones).toBe(0);
  });
});

describe('failed jobs', () => {
  const list = async () =>
    (await test.call.send(operations.getFailedJobs, {}, { as: boss })).trabajos;
  const attend = (job_id: number, que: 'reintentar' | 'descartar') =>
    test.call.send(operations.attendJob, { job_id, que }, { as: boss });
  /** A job without tries left. */
  const giveUp = async (name: string, error: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from graphile_worker.add_job(${name}, '{}'::json, max_attempts := 3)`.execute(
      test.services.db,
    );
    const id = rows[0]?.id ?? 0;
    await sql`update graphile_worker._private_jobs set attempts = 3, last_error = ${error}
      where id = ${id}`.execute(test.services.db);
    return id;
  };

  it('run again on request', async () => {
    const id = await giveUp('forget_ended', 'down\nat file.ts:1');
    expect(await list()).toMatchObject([{ id, tipo: 'forget_ended', intentos: 3, error: 'down' }]);
    expect((await counts()).trabajos).toBe(1);
    await attend(id, 'reintentar');
    await test.work();
    expect(await list()).toEqual([]);
    const { rows } = await sql`select from graphile_worker._private_jobs where id = ${id}`.execute(
      test.services.db,
    );
    expect(rows).toEqual([]);
    expect(await auditOf(String(id))).toEqual([
      { action: 'reintentar_trabajo', after: { tipo: 'forget_ended' } },
    ]);
  });

  it('are dismissed for good, once', async () => {
    const id = await giveUp('forget_ended', 'down');
    await attend(id, 'descartar');
    expect(await list()).toEqual([]);
    expect(
      await test.call.reply(operations.attendJob, { job_id: id, que: 'descartar' }, { as: boss }),
    ).toMatchObject({
      code: 'job_not_found',
      mensaje: expect.stringMatching(/terminó\. \S.+ lo descartó el \d.+, \d?\d:\d\d\.$/),
    });
  });

  it('does not touch a running job', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from graphile_worker.add_job('forget_ended', '{}'::json)`.execute(test.services.db);
    expect(
      await test.call.refused(
        operations.attendJob,
        { job_id: rows[0]?.id ?? 0, que: 'descartar' },
        { as: boss },
      ),
    ).toBe('job_not_found');
  });
});

it.each([
  ['(#131026) 525512345678 is not on WhatsApp\nstack', '(#•••) ••• is not on WhatsApp'],
  ['550 no mailbox ada@correo.mx', '550 no mailbox •••'],
  ['', ''],
])('shows %j without personal data', (error, shown) => {
  expect(redactError(error)).toBe(shown);
});
