import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as session from '#contract/session.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const pass = 'una-clave-larga';

/** Logs in from a given address. */
async function login(email: string, given: string, remoteAddress = '10.0.0.1', cookies = '') {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api${session.validateLogin.path}`,
    remoteAddress,
    headers: cookies === '' ? {} : { cookie: cookies },
    payload: { rute: '', email, pass: given },
  });
  const set = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const said = reply.json<{ mensaje: string; code?: string }>();
  return { status: reply.statusCode, cookies: set, ...said };
}

describe('login', () => {
  it('sends each kind of account to its page', async () => {
    const [client, professional, admin] = [
      await makeAccount(test, 'client', { pass }),
      await makeProfessional(test, { pass, nombre_comercial: 'Taller Núñez' }),
      await makeAccount(test, 'admin', { pass }),
    ];
    for (const [{ email, keylogin }, url_return] of [
      [client, '/'],
      [professional, '/profesional'],
      [admin, '/admin/cuentas'],
    ] as const) {
      const reply = await test.call.send(session.validateLogin, { email: ` ${email} `, pass });
      expect(reply).toMatchObject({ keylogin, url_return, user: { keylogin } });
      await test.call.send(session.validateSession, {}, { as: reply });
    }
  });

  it('answers the same for a wrong password, an unknown e-mail and an account without password', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const waiting = await makeAccount(test, 'professional');
    const deleted = await makeAccount(test, 'client', { pass });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', deleted.id)
      .execute();
    const refusal = {
      cookies: '',
      status: 401,
      code: 'credentials_invalid',
      mensaje: 'La contraseña no es valida',
    };
    expect(await login(email, 'another-password')).toEqual(refusal);
    expect(await login('nobody@correo.mx', pass)).toEqual(refusal);
    expect(await login('not an e-mail', pass)).toEqual(refusal);
    expect(await login(waiting.email, pass)).toEqual(refusal);
    expect(await login(deleted.email, pass)).toEqual(refusal);
  });

  it('verifies a password for an unknown e-mail too, so that the time does not tell who has an account', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const verify = vi.spyOn(test.services.passwords, 'verify');
    await login('nobody-at-all@correo.mx', 'another-password', '10.0.1.1');
    expect(verify.mock.calls).toEqual([
      [null, 'another-password', { lane: expect.any(Function), from: '10.0.1.1' }],
    ]);
    await login(email, 'another-password', '10.0.1.1');
    expect(verify.mock.calls).toHaveLength(2);
    verify.mockRestore();
  });

  it('refuses everything after ten wrong tries from one address, for a quarter of an hour', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const wrong = await Promise.all(Array.from({ length: 14 }, () => login(email, 'wrong-one')));
    expect(wrong.filter(({ code }) => code === 'credentials_invalid')).toHaveLength(10);
    const refused = wrong.filter(({ code }) => code === 'too_many_requests');
    expect(refused).toHaveLength(4);
    expect(refused[0]?.mensaje).toContain('Podrás en 15 minutos.');
    expect(await login(email.toUpperCase(), pass)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    expect(await login(email, pass, '10.0.0.2')).toMatchObject({ mensaje: 'success' });
    test.advance(15 * MINUTE);
    expect(await login(email, pass)).toMatchObject({ mensaje: 'success' });
  });

  it('resets the count after a right password', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) await login(email, 'wrong-one');
      expect(await login(email, pass)).toMatchObject({ mensaje: 'success' });
    }
  });

  it('slows strangers after fifty wrong tries, tells the owner once, and lets both devices of the owner in', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    for (let i = 0; i < 55; i++) await login(email, pass, '10.1.0.1');
    const home = await login(email, pass, '10.1.0.1');
    const wrong = async (from: string) => (await login(email, 'wrong-one', from)).code;
    const codes = [];
    for (let i = 0; i < 50; i++) codes.push(await wrong(`10.2.0.${i}`));
    expect(codes).toEqual(Array(50).fill('credentials_invalid'));
    // Of each network around them one a minute.
    expect([await wrong('10.2.0.51'), await wrong('10.2.0.52')]).toEqual([
      'credentials_invalid',
      'too_many_requests',
    ]);
    test.advance(61_000);
    expect(await wrong('10.2.0.53')).toBe('credentials_invalid');
    // What is turned away uses up nothing: a right one a minute later is let in.
    for (let i = 0; i < 11; i++) expect(await wrong('10.2.0.54')).toBe('too_many_requests');
    test.advance(61_000);
    expect(await login(email, pass, '10.2.0.54')).toMatchObject({ mensaje: 'success' });
    await test.work();
    const told = test.sentTo(email).filter((text) => text.includes('probaron muchas contraseñas'));
    expect(told).toHaveLength(1);
    // One that was let in before, on the attackers' own network, and one that nobody knows yet, elsewhere.
    expect(await login(email, pass, '10.2.0.52', home.cookies)).toMatchObject({
      mensaje: 'success',
    });
    expect(await login(email, pass, '10.3.0.1')).toMatchObject({ mensaje: 'success' });
  });

  it('lets a device that was let in before try ten wrong ones of its own', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const { cookies } = await login(email, pass, '10.4.0.1');
    const from = async (device: string) =>
      (await login(email, 'wrong-one', '10.4.0.1', device)).code;
    const tries = [];
    for (let i = 0; i < 11; i++) tries.push(await from(cookies));
    expect(tries.slice(9)).toEqual(['credentials_invalid', 'too_many_requests']);
    // The network has its own still, and an invented device is nobody's.
    expect(await from('')).toBe('credentials_invalid');
    expect(await from('dispositivo=invented')).toBe('credentials_invalid');
  });

  it('tells the owner of a device that is new beside others', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const told = async () => {
      await test.work();
      return test.sentTo(email).filter((text) => text.includes('desde un dispositivo')).length;
    };
    const first = await login(email, pass, '187.190.12.7');
    expect(await told()).toBe(0);
    await login(email, pass, '187.190.12.7', first.cookies);
    // Without a cookie, but from where it always comes.
    await login(email, pass, '187.190.12.9');
    expect(await told()).toBe(0);
    await login(email, pass, '201.141.7.7');
    expect(await told()).toBe(1);
  });

  it('requires both fields', async () => {
    expect(await test.call.reply(session.validateLogin, {})).toMatchObject({
      code: 'invalid_input',
      campos: { email: 'Escribe tu correo.', pass: 'Escribe tu contraseña.' },
    });
  });
});

describe('a session', () => {
  it('ends when its owner leaves, and only that one', async () => {
    const { email, ...first } = await makeAccount(test, 'client', { pass });
    const second = await test.call.send(session.validateLogin, { email, pass });
    await test.call.send(session.closeSession, {}, { as: first });
    expect(await test.call.reply(session.validateSession, {}, { as: first })).toMatchObject({
      status: 401,
      mensaje: 'No se encontró una sesión activa',
    });
    await test.call.send(session.validateSession, {}, { as: second });
  });

  it('is stored as a hash only', async () => {
    const { session_id } = await makeAccount(test, 'client');
    const rows = await test.services.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.token_hash.toString('base64url')))).not.toContain(
      session_id,
    );
  });

  it('expires after 14 days without use and 30 in all; an administrator’s after 30 minutes and 12 hours', async () => {
    const holds = async (as: { session_id: string; keylogin: string }) =>
      (await test.call.reply(session.validateSession, {}, { as })).mensaje === 'success';
    const idle = await makeAccount(test, 'client');
    test.advance(14 * DAY + 1);
    expect(await holds(idle)).toBe(false);

    const busy = await makeAccount(test, 'client');
    for (let day = 0; day < 29; day += 10) {
      expect(await holds(busy)).toBe(true);
      test.advance(10 * DAY);
    }
    expect(await holds(busy)).toBe(false);

    const admin = await makeAccount(test, 'admin');
    test.advance(30 * MINUTE);
    expect(await holds(admin)).toBe(true);
    test.advance(30 * MINUTE + 1);
    expect(await holds(admin)).toBe(false);

    const worker = await makeAccount(test, 'admin');
    for (let half = 0; half < 23; half++) {
      test.advance(30 * MINUTE);
      expect(await holds(worker)).toBe(true);
    }
    test.advance(30 * MINUTE);
    expect(await holds(worker)).toBe(false);
  });
});
