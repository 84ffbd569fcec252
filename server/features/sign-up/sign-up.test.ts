import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as session from '#contract/session.ts';
import * as signUp from '#contract/sign-up.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { askCode, provePhone } from './testing.ts';

const MINUTE = 60_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ realPasswords: true });
});
afterAll(() => test.close());

const tryCode = (code: string, cookies: string) =>
  test.call.reply(signUp.validateCode, { code }, { cookies });

describe('a client', () => {
  const account = {
    nombre: ' Clara ',
    apellidos: 'Ríos Luna',
    email: 'Clara@Correo.mx',
    pass: 'una-clave-larga',
    phone: '33 2000 0001',
    terms: true,
  };

  it('signs up and is signed in', async () => {
    const cookies = await provePhone(test, '3320000001');
    const started = await test.call.send(signUp.create, { account }, { cookies });
    expect(started.user).toMatchObject({
      keylogin: started.keylogin,
      rol: 1,
      nivel: 0,
      balance: 0,
      retenido: 0,
      account: {
        nombre: 'Clara',
        apellidos: 'Ríos Luna',
        email: 'Clara@Correo.mx',
        phone: '+523320000001',
        img_profile: null,
      },
      profile: null,
      address: null,
    });
    expect(JSON.stringify(started)).not.toContain('argon2');
    const { user } = await test.call.send(session.validateSession, {}, { as: started });
    expect(user).toEqual(started.user);
    const stored = await test.services.db
      .selectFrom('account')
      .selectAll()
      .where('keylogin', '=', started.keylogin)
      .executeTakeFirstOrThrow();
    expect(stored.pass_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored.terms_version).toBe(TERMS_VERSION);
    expect(stored.terms_at).toEqual(test.services.clock());
    const login = { email: 'clara@correo.MX', pass: account.pass };
    expect(await test.call.send(session.validateLogin, login)).toMatchObject({ url_return: '/' });
  });

  it('cannot choose its rol', async () => {
    const cookies = await provePhone(test, '3320000002');
    const greedy = {
      ...account,
      email: 'greedy@correo.mx',
      phone: '3320000002',
      rol: 4,
      nivel: 3,
      balance: 1e6,
      keylogin: 'mine-mine-mine',
    };
    const { user } = await test.call.send(signUp.create, { account: greedy }, { cookies });
    expect(user).toMatchObject({ rol: 1, nivel: 0, balance: 0 });
    expect(user.keylogin).not.toBe(greedy.keylogin);
  });

  it('requires the phone that this browser proved, within the hour and once', async () => {
    const own = { ...account, email: 'once@correo.mx', phone: '3320000003' };
    const create = (cookies: string, more = {}) =>
      test.call.refused(signUp.create, { account: { ...own, ...more } }, { cookies });
    expect(await create('')).toBe('phone_not_proved');
    const { code, cookies } = await askCode(test, '3320000003');
    expect(await create(cookies)).toBe('phone_not_proved');
    await test.call.send(signUp.validateCode, { code }, { cookies });
    expect(await create(cookies, { phone: '3320009999' })).toBe('phone_not_proved');
    test.advance(60 * MINUTE);
    expect(await create(cookies)).toBe('phone_not_proved');
    expect(await tryCode(code, cookies)).toMatchObject({ code: 'code_expired' });
    const proved = await provePhone(test, '3320000003');
    await test.call.send(signUp.create, { account: own }, { cookies: proved });
    expect(await create(proved, { email: 'twice@correo.mx' })).toBe('phone_not_proved');
    expect(await tryCode(code, proved)).toMatchObject({ code: 'code_not_requested' });
  });

  it('keeps its proof when somebody else requests a code for the same phone', async () => {
    const cookies = await provePhone(test, '3320000004');
    test.advance(MINUTE);
    await askCode(test, '3320000004');
    const own = { ...account, email: 'kept@correo.mx', phone: '3320000004' };
    const { user } = await test.call.send(signUp.create, { account: own }, { cookies });
    expect(user.account.phone).toBe('+523320000004');
  });

  it('is created once when requested twice concurrently', async () => {
    const cookies = await provePhone(test, '3320000005');
    const replies = await Promise.all(
      ['a', 'b'].map((name) =>
        test.call.reply(
          signUp.create,
          { account: { ...account, email: `${name}@dos.mx`, phone: '3320000005' } },
          { cookies },
        ),
      ),
    );
    expect(replies.map(({ mensaje }) => mensaje).toSorted()).toEqual([
      'Confirma tu teléfono con el código que te enviamos.',
      'success',
    ]);
  });

  it('requires an unused e-mail and phone, and keeps its proof to correct them', async () => {
    const email = 'taken@correo.mx';
    const phones = ['3320000006', '3320000007'];
    // Sequential, because they share the queue that sends the codes.
    const cookies: string[] = [];
    for (const phone of phones) cookies.push(await provePhone(test, phone));
    const replies = await Promise.all(
      phones.map((phone, i) =>
        test.call.reply(
          signUp.create,
          { account: { ...account, email: i ? email.toUpperCase() : email, phone } },
          { cookies: cookies[i] ?? '' },
        ),
      ),
    );
    const lost = replies.findIndex(({ mensaje }) => mensaje !== 'success');
    expect(replies.filter(({ mensaje }) => mensaje === 'success')).toHaveLength(1);
    expect(replies[lost]).toMatchObject({
      status: 409,
      code: 'email_in_use',
      campos: { email: 'Ya hay una cuenta con este correo.' },
    });
    const corrected = { ...account, email: 'free@correo.mx', phone: phones[lost] ?? '' };
    await test.call.send(signUp.create, { account: corrected }, { cookies: cookies[lost] ?? '' });

    test.advance(MINUTE);
    const again = await provePhone(test, phones[0] ?? '');
    const reply = await test.call.reply(
      signUp.create,
      { account: { ...account, email: 'third@correo.mx', phone: phones[0] } },
      { cookies: again },
    );
    expect(reply).toMatchObject({
      code: 'phone_in_use',
      campos: { phone: 'Este teléfono ya tiene una cuenta de este tipo.' },
    });
  });

  it('gets errors at every field that is missing or wrong', async () => {
    const wrong = { nombre: '', apellidos: ' ', email: 'no', pass: 'corta', phone: '1', terms: 0 };
    expect(await test.call.reply(signUp.create, { account: wrong })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      mensaje: 'Revisa los datos marcados.',
      campos: {
        nombre: 'Escribe tu nombre.',
        apellidos: 'Escribe tus apellidos.',
        email: 'Escribe un correo válido, como nombre@correo.com.',
        pass: 'Usa al menos 8 caracteres.',
        phone: 'Escribe los 10 dígitos de tu teléfono.',
        terms: 'Acepta los términos y condiciones para continuar.',
      },
    });
    const common = { ...account, pass: 'contraseña' };
    expect(await test.call.reply(signUp.create, { account: common })).toMatchObject({
      campos: { pass: 'Esa contraseña es muy común. Elige otra.' },
    });
    for (const nothing of [undefined, null, [], 'nothing', '{'])
      expect(await test.call.refused(signUp.create, { account: nothing })).toBe('invalid_input');
  });
});
