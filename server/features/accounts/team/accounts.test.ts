import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as admin from '#contract/accounts.ts';
import * as identity from '#contract/identity.ts';
import * as chat from '#contract/chat.ts';
import * as session from '#contract/session.ts';
import { openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, makeProfessional, type TestAccount } from '../testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { administratorFields, createAdministrator } from './create-administrator.ts';
import { reachOf } from '#server/testing/reach.ts';

const DAY = 86_400_000;
let test: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
});
afterAll(() => test.close());

const auditOf = (subjectId: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'before', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

const list = (input: object) => test.call.send(admin.getAccounts, input, { as: boss });

describe('the list of accounts', () => {
  it('is filtered by rol, validation and text in name or e-mail, newest first', async () => {
    const clara = await makeAccount(test, 'client', { nombre: 'Clara', email: 'cr@uno.mx' });
    const andres = await makeAccount(test, 'client', { nombre: 'Andrés', apellidos: 'Muñoz' });
    const waiting = await makeProfessional(test, { validacion: 'pendiente', nombre: 'Óscar' });
    const ready = await makeProfessional(test, { nombre: 'Inés' });
    const keys = async (input: object) =>
      (await list(input)).accounts.map(({ keylogin }) => keylogin);
    expect(await keys({})).toEqual(
      [ready, waiting, andres, clara, boss].map(({ keylogin }) => keylogin),
    );
    expect(await keys({ rol: 1 })).toEqual([andres.keylogin, clara.keylogin]);
    expect(await keys({ rol: '2' })).toEqual([ready.keylogin, waiting.keylogin]);
    expect(await keys({ rol: '', search: 'andres MUNOZ' })).toEqual([andres.keylogin]);
    expect(await keys({ search: 'muñoz  ándr' })).toEqual([andres.keylogin]);
    expect(await keys({ search: 'mu an' })).toEqual([andres.keylogin]);
    expect(await keys({ search: 'muñoz oscar' })).toEqual([]);
    expect(await keys({ search: 'cr@uno.mx' })).toEqual([clara.keylogin]);
    expect(await keys({ search: 'r@uno.mx' })).toEqual([clara.keylogin]);
    expect(await keys({ search: '%' })).toEqual([]);
    expect(await keys({ search: '@' })).toHaveLength(5);
    expect(await keys({ search: 'nobody' })).toEqual([]);
    expect(await keys({ rol: 2, validacion: 'pendiente' })).toEqual([waiting.keylogin]);
    const { accounts } = await list({ search: 'oscar' });
    expect(accounts).toMatchObject([
      {
        id: waiting.keylogin,
        keylogin: waiting.keylogin,
        email: waiting.email,
        rol: 2,
        nivel: 0,
        account: { nombre: 'Óscar', apellidos: 'Ríos Luna' },
        validacion: 'pendiente',
      },
    ]);
  });

  it('is ordered by name without accents, or from the oldest on, page by page, and downloaded so', async () => {
    for (const nombre of ['Ñandú', 'Ángela', 'zoe', 'Álvaro'])
      await makeAccount(test, 'client', { nombre, apellidos: 'Orden' });
    const names = async (input: object) =>
      (await list({ search: 'orden', ...input })).accounts.map(({ account }) => account.nombre);
    const byName = ['Álvaro', 'Ángela', 'Ñandú', 'zoe'];
    expect(await names({ orden: 'nombre' })).toEqual(byName);
    expect(await names({ orden: 'nombre', itemsPerPage: 3, page: 2 })).toEqual(['zoe']);
    expect(await names({ orden: 'antiguas' })).toEqual(['Ñandú', 'Ángela', 'zoe', 'Álvaro']);
    const filter = { search: 'orden', rol: 1, orden: 'nombre' } as const;
    const file = await test.call.send(admin.exportAccounts, filter, { as: boss });
    expect([file.accounts.map(({ account }) => account.nombre), file.hay_mas]).toEqual([
      byName,
      false,
    ]);
    const recorded = await test.services.db
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('action', '=', 'descargar_cuentas')
      .execute();
    expect(recorded).toEqual([{ subject: 'accounts', after: { cuentas: 4, ...filter } }]);
  });

  it('finds a professional by the name under which they work, also beside their own', async () => {
    const trade = await makeProfessional(test, {
      nombre: 'Ulises',
      nombre_comercial: 'Cerrajería del Águila',
    });
    const found = async (search: string) =>
      (await list({ search })).accounts.map(({ keylogin, nombre_comercial }) => [
        keylogin,
        nombre_comercial,
      ]);
    const one = [[trade.keylogin, 'Cerrajería del Águila']];
    expect(await found('aguila')).toEqual(one);
    expect(await found('ulises cerrajeria')).toEqual(one);
    await test.services.db
      .updateTable('profile')
      .set({ nombre_comercial: 'Llaves & más' })
      .where('nombre_comercial', '=', 'Cerrajería del Águila')
      .execute();
    expect(await found('aguila')).toEqual([]);
    expect(await found('&')).toEqual([[trade.keylogin, 'Llaves & más']]);
  });

  it('has pages of ten, and one page when it is empty', async () => {
    for (let i = 0; i < 12; i++) await makeAccount(test, 'client', { apellidos: 'Paginado' });
    const first = await list({ search: 'paginado' });
    const second = await list({ search: 'paginado', page: 2 });
    expect([first.accounts.length, second.accounts.length]).toEqual([10, 2]);
    expect(first.totalPages).toBe(2);
    const keys = [...first.accounts, ...second.accounts].map(({ keylogin }) => keylogin);
    expect(new Set(keys).size).toBe(12);
    expect((await list({ search: 'paginado', itemsPerPage: 4 })).totalPages).toBe(3);
    expect(await list({ search: 'nobody' })).toMatchObject({ accounts: [], totalPages: 1 });
    expect(await list({ search: 'paginado', page: 9 })).toMatchObject({ accounts: [] });
  });

  it('leaves out deleted accounts', async () => {
    const gone = await makeAccount(test, 'client', { apellidos: 'Borrado' });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', gone.id)
      .execute();
    expect((await list({ search: 'borrado' })).accounts).toEqual([]);
    expect(await test.call.refused(admin.getUser, { user_id: gone.keylogin }, { as: boss })).toBe(
      'account_not_found',
    );
  });
});

describe('an account in detail', () => {
  const detail = (user_id: string, intervalo?: '1 DAY' | '1 YEAR') =>
    test.call.send(admin.getUser, { user_id, ...(intervalo && { intervalo }) }, { as: boss });

  it('shows what the person did in the interval, and records the view', async () => {
    const client = await makeAccount(test, 'client');
    const professional = await makeProfessional(test);
    const keys = [client.keylogin, professional.keylogin];
    const say = (msg: string, from: TestAccount) =>
      test.call.send(
        chat.sendMessage,
        { keys: from === client ? keys : keys.toReversed(), msg, sender: from.keylogin },
        { as: from },
      );
    await say('Hace dos meses', client);
    test.advance(60 * DAY);
    const today = [await makeAgain(client), await makeAgain(professional)] as const;
    await test.call.send(
      chat.sendMessage,
      { keys, msg: 'Buen día', sender: client.keylogin },
      { as: today[0] },
    );
    await test.call.send(
      chat.sendMessage,
      { keys: keys.toReversed(), msg: 'Hola', sender: professional.keylogin },
      { as: today[1] },
    );
    await test.services.db
      .insertInto('payment')
      .values({
        account_id: client.id,
        type_sell: 'membresia',
        nivel: 1,
        descripcion: 'Membresía Bronce, 30 días',
        value: 180_050,
        settled_at: test.services.clock(),
        created_at: test.services.clock(),
        updated_at: test.services.clock(),
      })
      .execute();

    boss = await makeAgain(boss);
    const month = await detail(client.keylogin);
    expect(month.user).toMatchObject({ keylogin: client.keylogin, rol: 1 });
    expect(month.mensajes_enviados).toMatchObject([
      { msg: 'Buen día', other_key: professional.keylogin, seen: 0 },
    ]);
    expect(month.mensajes_recibidos).toMatchObject([
      { msg: 'Hola', other_key: professional.keylogin, seen: 0 },
    ]);
    expect(month.pagos_realizados).toMatchObject([
      { id_payment: '', value: 1800.5, divisa: 'MXN' },
    ]);
    const year = await detail(client.keylogin, '1 YEAR');
    expect(year.mensajes_enviados.map(({ msg }) => msg)).toEqual(['Buen día', 'Hace dos meses']);
    expect(await auditOf(client.keylogin)).toMatchObject([
      { admin_id: boss.id, action: 'ver_cuenta' },
      { admin_id: boss.id, action: 'ver_cuenta' },
    ]);
  });

  it('refuses what does not exist', async () => {
    const refused = (input: object) => test.call.refused(admin.getUser, input, { as: boss });
    expect(await refused({ user_id: 'nobody-has-this' })).toBe('account_not_found');
    expect(await refused({ user_id: boss.keylogin, intervalo: '100 YEAR' })).toBe('invalid_input');
  });
});

describe('the command', () => {
  it('creates an administrator who can sign in, once per e-mail', async () => {
    const wanted = administratorFields.parse({
      email: 'nueva@maestros.mx',
      nombre: 'Nora',
      apellidos: 'Paz',
      phone: '',
      pass: 'una-clave-larga',
      permisos: ['moderación', 'finanzas'],
    });
    const { keylogin } = await createAdministrator(test.services, wanted, test.services.clock());
    const { email, pass } = wanted;
    expect(await test.call.send(session.validateLogin, { email, pass })).toMatchObject({
      keylogin,
      user: { rol: 4, nombre: 'Nora Paz', permisos: ['finanzas', 'moderación'] },
      url_return: '/admin/cuentas',
    });
    expect(await auditOf(keylogin)).toMatchObject([{ action: 'crear_administrador' }]);
    await expect(
      createAdministrator(test.services, wanted, test.services.clock()),
    ).rejects.toMatchObject({
      constraint: 'account_email_unique',
    });
  });
});

describe('validation', () => {
  const decide = (user_id: string, estatus: string, motivo?: string) =>
    test.call.reply(identity.validateProfessional, { user_id, estatus, motivo }, { as: boss });

  it('stores date and administrator, is recorded, and notifies once', async () => {
    const professional = await makeProfessional(test, { validacion: 'pendiente', nombre: 'Inés' });
    const by = async () =>
      (await test.call.send(admin.getUser, { user_id: professional.keylogin }, { as: boss }))
        .validacion_por;
    expect(await by()).toBeNull();
    const now = test.services.clock().toISOString();
    expect(await decide(professional.keylogin, 'validado')).toMatchObject({
      user: { profile: { validacion: 'validado', validacion_motivo: '', validacion_at: now } },
    });
    expect(await by()).toBe('Ada Ríos Luna');
    await decide(professional.keylogin, 'validado');
    await test.work();
    const { phone } = await reachOf(test, professional);
    expect(test.sentTo(phone)).toEqual([expect.stringContaining('Inés')]);
    expect(test.sentTo(professional.email)).toHaveLength(1);
    const decisions = await auditOf(professional.keylogin);
    expect(decisions.filter(({ action }) => action !== 'ver_cuenta')).toEqual([
      {
        admin_id: boss.id,
        action: 'validar_profesional',
        before: { validacion: 'pendiente' },
        after: { validacion: 'validado' },
      },
    ]);
    const { validacion_by } = await test.services.db
      .selectFrom('profile')
      .select('validacion_by')
      .where('account_id', '=', professional.id)
      .executeTakeFirstOrThrow();
    expect(validacion_by).toBe(boss.id);
  });

  it('is refused with a reason that the professional reads, and can be reopened', async () => {
    const professional = await makeProfessional(test, { validacion: 'pendiente' });
    expect(await decide(professional.keylogin, 'rechazado', '  ')).toMatchObject({
      status: 400,
      code: 'invalid_input',
      campos: { motivo: 'Escribe el motivo del rechazo.' },
    });
    const reason = 'La foto no es tuya';
    expect(await decide(professional.keylogin, 'rechazado', reason)).toMatchObject({
      user: { profile: { validacion: 'rechazado', validacion_motivo: reason } },
    });
    await test.work();
    expect(test.sentTo(professional.email)[0]).toContain(reason);
    expect(await decide(professional.keylogin, 'pendiente')).toMatchObject({
      user: {
        profile: { validacion: 'pendiente', validacion_motivo: '', validacion_at: null },
      },
    });
    expect(test.sentTo(professional.email)).toHaveLength(1);
  });

  it('by two at once is the first one’s, also without what they saw, and the second is told who and what', async () => {
    const other = await makeAccount(test, 'admin', { nombre: 'Eva' });
    const { keylogin: user_id } = await makeProfessional(test, { validacion: 'pendiente' });
    const send = (as: TestAccount, estatus: string, more: object = {}) =>
      test.call.reply(
        identity.validateProfessional,
        { user_id, estatus, motivo: 'No se lee', ...more },
        { as },
      );
    const replies = await Promise.all([
      send(boss, 'validado'),
      send(other, 'rechazado'),
      send(boss, 'validado'),
    ]);
    const won =
      'code' in replies[1] ? { by: boss, did: 'validado' } : { by: other, did: 'rechazado' };
    const second = won.by === boss ? other : boss;
    const words = `^Alguien más ya decidió sobre esta persona. .+ lo ${won.did === 'validado' ? 'validó' : 'rechazó'} el .+`;
    const decided = { code: 'validation_decided', mensaje: expect.stringMatching(words) };
    expect(replies.filter((reply) => 'code' in reply)).toHaveLength(won.by === boss ? 1 : 2);
    // The same again: whoever decided it is answered as before, the other one is told.
    expect(await send(won.by, won.did)).toMatchObject({ mensaje: 'success' });
    expect(await send(second, won.did)).toMatchObject(decided);
    expect(await send(second, won.did, { validacion_at: '' })).toMatchObject(decided);
    for (const estatus of ['pendiente', 'validado', 'rechazado'])
      expect(await send(second, estatus)).toMatchObject(decided);
    test.advance(60_000);
    expect(await send(second, 'pendiente')).toMatchObject({ mensaje: 'success' });
  });

  it('works for professionals only', async () => {
    const client = await makeAccount(test, 'client');
    expect(await decide(client.keylogin, 'validado')).toMatchObject({ code: 'account_not_found' });
    expect(await decide(boss.keylogin, 'validado')).toMatchObject({ code: 'account_not_found' });
    expect(await decide(client.keylogin, 'quizás')).toMatchObject({ code: 'invalid_input' });
  });
});

/** The same account with a new session: its first one has been idle for too long. */
async function makeAgain(account: TestAccount): Promise<TestAccount> {
  const now = test.services.clock();
  const session_id = await inTransaction(test.services.db, async (trx) => {
    const { rol } = await trx
      .selectFrom('account')
      .select('rol')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    return openSession(trx, { id: account.id, rol: rol as 1 | 2 | 4 }, { now, userAgent: 'test' });
  });
  return { ...account, session_id };
}
