import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as signUp from '#contract/sign-up.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { askCode } from './testing.ts';
import { hasPhone } from '#server/db/sealed/index.ts';

const SECOND = 1000;
const EMAIL = 'nora@correo.example';
let test: TestApp;
let last = 3_320_000_000;
let phone: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  phone = String(++last);
});

const bySms = (cookies: string) => test.call.reply(signUp.codeAgain, { canal: 'sms' }, { cookies });
const byMail = (cookies: string, email: string | undefined = EMAIL) =>
  test.call.reply(signUp.codeAgain, { canal: 'correo', ...(email && { email }) }, { cookies });
const outbox = (to: string) => test.standIns.outbox.list().filter((one) => one.to === to);
const channels = (to: string) => outbox(to).map(({ channel }) => channel);

describe('a code that does not arrive', () => {
  it('comes again by SMS and then by e-mail, the same each time, with one count of tries', async () => {
    const { code, cookies } = await askCode(test, phone);
    test.advance(29 * SECOND);
    expect(await bySms(cookies)).toMatchObject({
      status: 429,
      campos: { canal: 'Espera 1 segundo para pedir otro código.' },
    });
    test.advance(SECOND);
    // Not before the SMS had its time.
    expect(await byMail(cookies)).toMatchObject({ code: 'code_way_not_open' });
    const [sms, again] = await Promise.all([bySms(cookies), bySms(cookies)]);
    expect([sms, again]).toMatchObject([{ mensaje: 'success' }, { mensaje: 'success' }]);
    test.advance(30 * SECOND);
    expect(await byMail(cookies)).toMatchObject({ mensaje: 'success' });
    expect(await bySms(cookies)).toMatchObject({ mensaje: 'success' });
    await test.work();
    expect(channels(`+52${phone}`)).toEqual(['sms', 'whatsapp']);
    expect(outbox(`+52${phone}`)[0]?.text).toBe(
      `${code} es tu código de Maestros. Vence en 10 minutos. No lo compartas.`,
    );
    expect(outbox(EMAIL).map(({ text }) => text.slice(0, 6))).toEqual([code]);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i++)
      expect(await test.call.refused(signUp.validateCode, { code: wrong }, { cookies })).toBe(
        'code_invalid',
      );
    expect(await test.call.refused(signUp.validateCode, { code }, { cookies })).toBe('code_dead');
    expect(await bySms(cookies)).toMatchObject({ code: 'code_dead' });
  });

  it('stays with who asked for it, and ends with its time and its use', async () => {
    expect(await bySms('alta=another-browser')).toMatchObject({ code: 'code_not_requested' });
    const { code, cookies } = await askCode(test, phone);
    test.advance(10 * 60 * SECOND);
    expect(await bySms(cookies)).toMatchObject({ code: 'code_expired' });
    expect(await test.call.refused(signUp.validateCode, { code }, { cookies })).toBe(
      'code_expired',
    );
    const used = await askCode(test, phone);
    await test.call.send(signUp.validateCode, { code: used.code }, { cookies: used.cookies });
    test.advance(60 * SECOND);
    expect(await bySms(used.cookies)).toMatchObject({ code: 'code_not_requested' });
  });

  it('goes to no e-mail without one, nor to one that got too many', async () => {
    const ask = async () => {
      const { cookies } = await askCode(test, String(++last));
      test.advance(30 * SECOND);
      await bySms(cookies);
      test.advance(30 * SECOND);
      return cookies;
    };
    expect(await byMail(await ask(), '')).toMatchObject({
      campos: { email: 'Escribe el correo al que enviamos el código.' },
    });
    for (let sent = 0; sent < 5; sent++)
      expect(await byMail(await ask(), 'harta@correo.example')).toMatchObject({
        mensaje: 'success',
      });
    expect(await byMail(await ask(), 'harta@correo.example')).toMatchObject({
      code: 'mail_too_many',
    });
  });

  it('counts with the codes that went to the phone', async () => {
    for (let sent = 0; sent < 3; sent++) {
      const { cookies } = await askCode(test, phone);
      test.advance(30 * SECOND);
      const reply = await bySms(cookies);
      expect(reply).toMatchObject(sent < 2 ? { mensaje: 'success' } : { code: 'code_too_many' });
      test.advance(30 * SECOND);
    }
  });

  it('comes by SMS at once where there is no WhatsApp, and is not sent there again', async () => {
    const { cookies } = await test.call.send(signUp.codeSend, { phone: '3310000000' });
    await test.work();
    expect(channels('+523310000000')).toEqual(['sms']);
    test.advance(30 * SECOND);
    expect(await bySms(cookies)).toMatchObject({ mensaje: 'success' });
    await test.work();
    expect(channels('+523310000000')).toEqual(['sms']);
    const [said = ''] = test.sentTo('+523310000000');
    await test.call.send(signUp.validateCode, { code: said.slice(0, 6) }, { cookies });
  });

  it('is a landline’s loss, and nobody’s error', async () => {
    const { cookies } = await askCode(test, '3329999999');
    test.advance(30 * SECOND);
    await bySms(cookies);
    await test.work();
    expect(channels('+523329999999')).toEqual(['whatsapp']);
    const { db } = test.services;
    const rows = await db
      .selectFrom('sign_up_attempt')
      .selectAll()
      .where(hasPhone(db, 'sign_up_attempt', '+523329999999'))
      .execute();
    expect(rows).toMatchObject([{ sms_at: expect.any(Date) }]);
  });
});
