import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as signUp from '#contract/sign-up.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { askCode } from './testing.ts';

const MINUTE = 60_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A code that is not the right one. */
const other = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

const tryCode = (code: string, cookies: string) =>
  test.call.reply(signUp.validateCode, { code }, { cookies });

describe('the code', () => {
  it('is sent to the phone only, and proves it in its browser only', async () => {
    const reply = await test.call.reply(signUp.codeSend, { phone: '(33) 1000-0001' });
    expect(reply).toMatchObject({ mensaje: 'success', reenvio: 60 });
    await test.work();
    const [text = ''] = test.sentTo('+523310000001');
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    expect(JSON.stringify(reply)).not.toContain(code);
    expect(await test.call.refused(signUp.validateCode, { code })).toBe('code_not_requested');
    const cookies = 'alta=another-browser';
    expect(await test.call.refused(signUp.validateCode, { code }, { cookies })).toBe(
      'code_not_requested',
    );
    await test.call.send(signUp.validateCode, { code }, { cookies: reply.cookies });
    // A repeat is accepted: the reply may have been lost.
    await test.call.send(signUp.validateCode, { code }, { cookies: reply.cookies });
  });

  it('is tried by clients without cookies with the attempt that was answered, within the same limits', async () => {
    const phone = '3310000009';
    const { intento } = await test.call.send(signUp.codeSend, { phone });
    await test.work();
    const code = /\b\d{6}\b/.exec(test.sentTo(`+52${phone}`)[0] ?? '')?.[0] ?? '';
    expect(intento).toMatch(/^[\w-]{43}$/);
    const made = `${intento.slice(0, -1)}${intento.endsWith('A') ? 'B' : 'A'}`;
    expect(await test.call.refused(signUp.validateCode, { code, intento: made })).toBe(
      'code_not_requested',
    );
    await test.call.send(signUp.validateCode, { code, intento });
    const account = {
      nombre: 'Clara',
      apellidos: 'Ríos',
      email: 'sin-cookies@correo.mx',
      pass: 'una-clave-larga',
      phone,
      terms: true,
    };
    expect(await test.call.refused(signUp.create, { account, intento: made })).toBe(
      'phone_not_proved',
    );
    // It stands above the cookie of another attempt, and works once.
    const { cookies } = await askCode(test, '3310000010');
    await test.call.send(signUp.create, { account, intento }, { cookies });
    const again = { account: { ...account, email: 'otra@correo.mx' }, intento };
    expect(await test.call.refused(signUp.create, again)).toBe('phone_not_proved');

    const next = await test.call.send(signUp.codeSend, { phone: '3310000011' });
    for (let by = 1; by <= 6; by++)
      expect(
        await test.call.refused(signUp.validateCode, {
          code: other('000000', by),
          intento: next.intento,
        }),
      ).toMatch(by <= 5 ? /^code_(invalid|dead)$/ : /^code_dead$/);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api${signUp.codeSend.path}`,
      payload: { rute: '', phone: '3310000002' },
    });
    expect(reply.cookies).toMatchObject([
      { name: 'alta', path: '/api/create-account', httpOnly: true, sameSite: 'Strict' },
    ]);
    const stored = await test.services.db.selectFrom('sign_up_attempt').selectAll().execute();
    const token = reply.cookies[0]?.value ?? '';
    expect(stored.some(({ token_hash }) => token_hash.toString().includes(token))).toBe(false);
  });

  it('is refused when wrong, and blocked after five wrong tries', async () => {
    const { code, cookies } = await askCode(test, '3310000003');
    for (let by = 1; by <= 5; by++)
      expect(await tryCode(other(code, by), cookies)).toMatchObject({
        status: 400,
        code: 'code_invalid',
        mensaje: 'El código no es válido',
      });
    expect(await tryCode(code, cookies)).toMatchObject({ status: 429, code: 'code_dead' });
    test.advance(MINUTE);
    const again = await askCode(test, '3310000003');
    expect(await tryCode(again.code, again.cookies)).toMatchObject({ mensaje: 'success' });
  });

  it('counts concurrent guesses one by one', async () => {
    const { code, cookies } = await askCode(test, '3310000004');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => tryCode(other(code, i + 1), cookies)),
    );
    const codes = replies.map((reply) => ('code' in reply ? reply.code : ''));
    expect(codes.filter((one) => one === 'code_invalid')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code_dead')).toHaveLength(5);
    expect(await tryCode(code, cookies)).toMatchObject({ code: 'code_dead' });
  });

  it('is valid beside a newer one, and both have one count of tries', async () => {
    const phone = '3310000025';
    const first = await askCode(test, phone);
    test.advance(MINUTE);
    const second = await askCode(test, phone);
    // The first message came late, and is typed where the second was asked for.
    expect(await tryCode(first.code, second.cookies)).toMatchObject({ mensaje: 'success' });
    test.advance(MINUTE);
    const third = await askCode(test, phone);
    for (let n = 1; n <= 5; n++)
      await tryCode(other(third.code, n), n % 2 ? first.cookies : third.cookies);
    for (const { code, cookies } of [first, third])
      expect(await tryCode(code, cookies)).toMatchObject({ code: 'code_dead' });
  });

  it('expires after ten minutes', async () => {
    await askCode(test, '3310000005');
    test.advance(MINUTE);
    const second = await askCode(test, '3310000005');
    test.advance(10 * MINUTE - 1);
    expect(await tryCode(other(second.code), second.cookies)).toMatchObject({
      code: 'code_invalid',
    });
    test.advance(1);
    expect(await tryCode(second.code, second.cookies)).toMatchObject({ code: 'code_expired' });
  });

  it('is sent again after 60 s at the earliest, whatever the browser', async () => {
    const phone = '3310000006';
    const send = () => test.call.reply(signUp.codeSend, { phone });
    expect(await send()).toMatchObject({ mensaje: 'success' });
    expect(await send()).toMatchObject({ status: 429, code: 'code_resend_wait' });
    test.advance(MINUTE - 11_000);
    const wait = 'Espera 11 segundos para pedir otro código.';
    expect(await send()).toMatchObject({ mensaje: wait, campos: { phone: wait } });
    test.advance(11_000 - 1);
    expect(await send()).toMatchObject({ mensaje: 'Espera 1 segundo para pedir otro código.' });
    test.advance(1);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429']);
  });

  it('is sent to one phone five times an hour and ten times a day at most', async () => {
    const phone = '3310000007';
    const sent = async () => {
      test.advance(MINUTE);
      return (await test.call.reply(signUp.codeSend, { phone })).status;
    };
    const inAnHour = [];
    for (let i = 0; i < 6; i++) inAnHour.push(await sent());
    expect(inAnHour).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await test.call.refused(signUp.codeSend, { phone })).toBe('code_too_many');
    test.advance(60 * MINUTE);
    const inTheNext = [];
    for (let i = 0; i < 5; i++) inTheNext.push(await sent());
    expect(inTheNext).toEqual([200, 200, 200, 200, 200]);
    test.advance(60 * MINUTE);
    expect(await sent()).toBe(429);
    test.advance(24 * 60 * MINUTE);
    expect(await sent()).toBe(200);
  });

  it.each([
    [{ phone: '' }, { phone: 'Escribe tu teléfono.' }],
    [{ phone: '12345' }, { phone: 'Escribe los 10 dígitos de tu teléfono.' }],
    [{ phone: '+1 212 555 1234' }, { phone: 'Solo aceptamos teléfonos de México, de 10 dígitos.' }],
    [{}, { phone: 'Escribe tu teléfono.' }],
  ])('refuses %o at its field', async (input, campos) => {
    const reply = await test.call.reply(signUp.codeSend, input);
    expect(reply).toMatchObject({ status: 400, code: 'invalid_input', campos });
  });

  it.each([
    ['12345', 'El código tiene 6 dígitos.'],
    ['', 'Escribe el código.'],
    ['abcdef', 'El código tiene 6 dígitos.'],
  ])('refuses %o as a code', async (code, text) => {
    const reply = await test.call.reply(signUp.validateCode, { code });
    expect(reply).toMatchObject({ code: 'invalid_input', campos: { code: text } });
  });
});
