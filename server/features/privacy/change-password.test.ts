import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/privacy.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

const NEW = 'otra-clave-larga';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const change = (made: Made, pass_actual: string, pass = NEW, confirm = pass) =>
  test.call.reply(changePassword, { pass_actual, pass, confirm }, { as: sessionOf(made) });
const logIn = ({ email }: Made, pass: string) => test.call.reply(validateLogin, { email, pass });
const changesOf = ({ id }: Made) =>
  test.services.db
    .selectFrom('security_change')
    .select(['kind', 'created_at'])
    .where('account_id', '=', id)
    .execute();

describe('another password', () => {
  it('ends every session and opens a new one', async () => {
    for (const make of [makeClient, makeProfessional, makeAdmin]) {
      const made = await make(test.services);
      const elsewhere = await logIn(made, made.pass);
      const changed = await change(made, made.pass);
      expect(changed).toMatchObject({
        mensaje: 'success',
        keylogin: made.keylogin,
        user: { keylogin: made.keylogin },
      });
      for (const former of [made, elsewhere as unknown as Made])
        expect(await test.call.refused(validateSession, {}, { as: sessionOf(former) })).toBe(
          'session_not_found',
        );
      await test.call.send(validateSession, {}, { as: sessionOf(changed as unknown as Made) });
      expect(await logIn(made, made.pass)).toMatchObject({ code: 'credentials_invalid' });
      expect(await logIn(made, NEW)).toMatchObject({ mensaje: 'success' });
      expect(await changesOf(made)).toEqual([{ kind: 'pass', created_at: test.services.clock() }]);
      await test.work();
      expect(test.sentTo(made.email)).toEqual([expect.stringContaining('contraseña nueva')]);
    }
  });

  it('requires the present password, with the error at its field', async () => {
    const made = await makeClient(test.services);
    expect(await change(made, 'no-es-esta-clave')).toMatchObject({
      status: 401,
      code: 'credentials_invalid',
      campos: { pass_actual: 'La contraseña no es valida' },
    });
    await test.call.send(validateSession, {}, { as: sessionOf(made) });
    expect(await logIn(made, made.pass)).toMatchObject({ mensaje: 'success' });
    expect(await changesOf(made)).toEqual([]);
  });

  it('follows the rules of passwords', async () => {
    const made = await makeClient(test.services);
    const { pass } = made;
    for (const [input, campos] of [
      [['', NEW], { pass_actual: 'Escribe tu contraseña actual.' }],
      [[pass, 'corta'], { pass: 'Usa al menos 8 caracteres.' }],
      [[pass, '12345678'], { pass: 'Esa contraseña es muy común. Elige otra.' }],
      [[pass, NEW, `${NEW}!`], { confirm: 'Las contraseñas no coinciden.' }],
      [[pass, pass], { pass: 'Elige una distinta de la actual.' }],
    ] as const) {
      const [current, next, confirm] = input;
      expect(await change(made, current, next, confirm)).toMatchObject({ status: 400, campos });
    }
    expect(await logIn(made, pass)).toMatchObject({ mensaje: 'success' });
  });

  it('counts wrong tries of the session, which strangers who log in do not use up', async () => {
    const made = await makeClient(test.services);
    for (let n = 0; n < 10; n++)
      expect(await logIn(made, `intento-numero-${n}`)).toMatchObject({ status: 401 });
    expect(await logIn(made, made.pass)).toMatchObject({ code: 'too_many_requests' });
    for (let n = 0; n < 10; n++)
      expect(await change(made, `intento-numero-${n}`)).toMatchObject({ status: 401 });
    expect(await change(made, made.pass)).toMatchObject({ code: 'too_many_requests' });
    test.advance(16 * 60_000);
    expect(await change(made, made.pass)).toMatchObject({ mensaje: 'success' });
  });

  it('is changed once by two concurrent requests', async () => {
    const made = await makeClient(test.services);
    const replies = await Promise.all([
      change(made, made.pass),
      change(made, made.pass, `${NEW}2`),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await changesOf(made)).toHaveLength(1);
  });
});
