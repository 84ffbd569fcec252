import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSetupLink } from '#contract/accounts.ts';
import { validateLogin } from '#contract/session.ts';
import * as accounts from '#contract/accounts.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { type TestAccount, makeAccount } from '../testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { invite, latestLink } from './testing.ts';

const DAY = 24 * 60 * 60_000;
const account = { pass: 'mi-clave-de-taller', confirm_pass: 'mi-clave-de-taller', terms: true };

let test: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin');
});
afterAll(() => test.close());

const load = (id_sms: unknown) => test.call.reply(accounts.configureAccount, { id_sms });
const finish = (id_sms: unknown, changes: object = {}) =>
  test.call.reply(accounts.configureEnd, { id_sms, account: { ...account, ...changes } });

const NOT_FOUND = {
  status: 404,
  code: 'configure_not_found',
  mensaje: 'No se obtuvo la cuenta, contacta a soporte',
};
const IN_USE = { status: 409, code: 'configure_in_use', mensaje: 'Cuenta en uso' };
const EXPIRED = { status: 410, code: 'configure_expired' };

describe('the link', () => {
  it('shows whose account it is, each time it is opened', async () => {
    const { id_sms, email } = await invite(test, admin);
    for (const _ of [1, 2])
      expect(await load(id_sms)).toMatchObject({
        status: 200,
        account: { nombre: 'Ramón', email, pass: '', confirm_pass: '', terms: false },
      });
  });

  it('is not found when it was never sent', async () => {
    const odd = [undefined, null, '', 'no-es-nada', 'x'.repeat(43), 'x'.repeat(5000), 7, ['a'], {}];
    for (const id_sms of odd) {
      expect(await load(id_sms)).toMatchObject(NOT_FOUND);
      expect(await finish(id_sms)).toMatchObject(NOT_FOUND);
    }
  });

  it('is not found when the account was deleted', async () => {
    const { id_sms, email } = await invite(test, admin);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('email', '=', email)
      .execute();
    expect(await load(id_sms)).toMatchObject(NOT_FOUND);
    expect(await finish(id_sms)).toMatchObject(NOT_FOUND);
  });
});

describe('configuring', () => {
  it('sets the password and records the terms, once', async () => {
    const { id_sms, email, keylogin } = await invite(test, admin);
    expect(await finish(id_sms)).toMatchObject({ status: 200, mensaje: 'success' });
    const { pass } = account;
    const session = await test.call.send(validateLogin, { email, pass });
    expect(session).toMatchObject({ keylogin, url_return: '/profesional' });
    const row = await test.services.db
      .selectFrom('account')
      .select(['terms_version', 'terms_at'])
      .where('keylogin', '=', keylogin)
      .executeTakeFirst();
    expect(row).toEqual({ terms_version: TERMS_VERSION, terms_at: test.services.clock() });

    expect(await load(id_sms)).toMatchObject(IN_USE);
    expect(
      await finish(id_sms, { pass: 'otra-clave-mas', confirm_pass: 'otra-clave-mas' }),
    ).toMatchObject(IN_USE);
    await test.call.send(validateLogin, { email, pass });
  });

  it('reports errors at their fields, and the link still works', async () => {
    const { id_sms } = await invite(test, admin);
    const wrong = [
      [{ pass: 'corta', confirm_pass: 'corta' }, { pass: 'Usa al menos 8 caracteres.' }],
      [
        { pass: 'contraseña', confirm_pass: 'contraseña' },
        { pass: 'Esa contraseña es muy común. Elige otra.' },
      ],
      [{ confirm_pass: 'mi-clave-de-taler' }, { confirm_pass: 'Las contraseñas no coinciden.' }],
      [{ confirm_pass: undefined }, { confirm_pass: 'Confirma tu contraseña.' }],
      [{ terms: false }, { terms: 'Acepta los términos y condiciones para continuar.' }],
    ] as const;
    for (const [changes, campos] of wrong)
      expect(await finish(id_sms, changes)).toMatchObject({
        status: 400,
        code: 'invalid_input',
        campos,
      });
    expect(await finish(id_sms)).toMatchObject({ status: 200 });
  });

  it('accepts one of two concurrent requests', async () => {
    const { id_sms, email } = await invite(test, admin);
    const other = await test.another();
    const passes = ['la-clave-primera', 'la-clave-segunda'];
    const replies = await Promise.all(
      passes.map((pass, index) =>
        (index === 0 ? test : other).call.reply(accounts.configureEnd, {
          id_sms,
          account: { pass, confirm_pass: pass, terms: true },
        }),
      ),
    );
    await other.close();
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = passes[replies.findIndex(({ status }) => status === 200)] ?? '';
    const loser = passes.find((pass) => pass !== winner) ?? '';
    await test.call.send(validateLogin, { email, pass: winner });
    expect(await test.call.refused(validateLogin, { email, pass: loser })).toBe(
      'credentials_invalid',
    );
  });
});

describe('another link', () => {
  it('is sent by an administrator, and revokes the former one', async () => {
    const { keylogin, id_sms, email, phone } = await invite(test, admin);
    await test.call.send(sendSetupLink, { user_id: keylogin }, { as: admin });
    await test.work();
    const newer = latestLink(test, email);
    expect(latestLink(test, phone)).toBe(newer);
    expect(newer).not.toBe(id_sms);
    expect(await load(id_sms)).toMatchObject(EXPIRED);
    expect(await finish(id_sms)).toMatchObject(EXPIRED);
    expect(await finish(newer)).toMatchObject({ status: 200 });
    // The former link now says too that the account is configured.
    expect(await load(id_sms)).toMatchObject(IN_USE);

    const again = test.call.refused(sendSetupLink, { user_id: keylogin }, { as: admin });
    expect(await again).toBe('configure_in_use');
    const actions = await test.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', keylogin)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['crear_profesional', 'enviar_enlace']);
  });

  it('is sent to professionals only', async () => {
    const client = await makeAccount(test, 'client');
    for (const user_id of [client.keylogin, admin.keylogin, 'nadie-con-esta-clave'])
      expect(await test.call.refused(sendSetupLink, { user_id }, { as: admin })).toBe(
        'account_not_found',
      );
  });
});

it('a link works for fourteen days, then it is expired', async () => {
  const { id_sms } = await invite(test, admin);
  const { id_sms: late } = await invite(test, admin);
  test.advance(14 * DAY - 1000);
  expect(await load(late)).toMatchObject({ status: 200 });
  expect(await finish(id_sms)).toMatchObject({ status: 200 });
  test.advance(1000);
  expect(await load(late)).toMatchObject(EXPIRED);
  expect(await finish(late)).toMatchObject(EXPIRED);
  expect(await load(id_sms)).toMatchObject(IN_USE);
});
