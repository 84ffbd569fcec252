import { afterAll, beforeAll, expect, it } from 'vitest';
import * as session from '#contract/session.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { openStream } from '#server/features/chat/testing-stream.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { hashEmail } from '#server/features/accounts/index.ts';
import { resetAdministrator } from './reset-administrator.ts';
import { askRestoreCode, proveEmail } from './testing.ts';

const MINUTE = 60_000;
const pass = 'una-clave-larga';
const fresh = 'otra-clave-larga';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ realPasswords: true });
});
afterAll(() => test.close());

const somebody = (nombre = 'Clara') => makeAccount(test, 'client', { pass, nombre });
const setPassword = (keylogin: string, chosen = fresh) =>
  test.call.reply(session.restorePassword, { keylogin, pass: chosen });
const login = (email: string, given: string) =>
  test.call.reply(session.validateLogin, { email, pass: given });

it('sets the new password, ends every session, and notifies the owner', async () => {
  const { email, id, ...first } = await somebody();
  const second = await test.call.send(session.validateLogin, { email, pass });
  const stranger = await somebody();
  const keylogin = await proveEmail(test, email);
  expect(await setPassword(keylogin)).toMatchObject({ status: 200, mensaje: 'success' });
  for (const as of [first, second])
    expect(await test.call.refused(session.validateSession, {}, { as })).toBe('session_not_found');
  await test.call.send(session.validateSession, {}, { as: stranger });
  expect(await login(email, pass)).toMatchObject({ code: 'credentials_invalid' });
  expect(await login(email.toUpperCase(), fresh)).toMatchObject({ mensaje: 'success' });
  await test.work();
  const [text = ''] = test.sentTo(email);
  expect(text).toContain('Hola, Clara: tu cuenta de Maestros tiene una contraseña nueva');
  expect(text).not.toContain(fresh);
  const { db } = test.services;
  const stored = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  expect(stored?.pass_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  // Payouts wait for 72 h after it (decisions §5).
  const changes = db.selectFrom('security_change').select('kind').where('account_id', '=', id);
  expect(await changes.execute()).toEqual([{ kind: 'pass' }]);
});

it('ends the streams that those sessions had opened', async () => {
  const { email, ...as } = await somebody();
  const stream = await openStream(await test.listen(), as);
  await setPassword(await proveEmail(test, email));
  await stream.until(() => stream.ended());
  expect(stream.ended()).toBe(true);
});

it('requires a right code', async () => {
  const { email } = await somebody();
  const { keylogin, code } = await askRestoreCode(test, email);
  const refusal = {
    status: 409,
    code: 'restore_not_proved',
    mensaje: 'Confirma tu correo con el código que te enviamos.',
  };
  expect(await setPassword(keylogin)).toMatchObject(refusal);
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await test.call.refused(session.validateCode, { keylogin, code: wrong })).toBe(
    'code_invalid',
  );
  expect(await setPassword(keylogin)).toMatchObject(refusal);
  expect(await login(email, pass)).toMatchObject({ mensaje: 'success' });
});

it('works once, and only with the handle of this code', async () => {
  const { email, keylogin: own } = await somebody();
  const handle = await proveEmail(test, email);
  for (const wrong of [own, 'x'.repeat(43)])
    expect(await setPassword(wrong)).toMatchObject({ status: 400, code: 'restore_not_requested' });
  expect(await setPassword(handle)).toMatchObject({ mensaje: 'success' });
  expect(await setPassword(handle, 'la-tercera-clave')).toMatchObject({
    code: 'restore_not_requested',
  });
  expect(await login(email, fresh)).toMatchObject({ mensaje: 'success' });
});

it('sets the password once when requested concurrently', async () => {
  const { email } = await somebody();
  const first = await proveEmail(test, email);
  test.advance(MINUTE);
  const second = await proveEmail(test, email);
  const wishes = ['primera-clave', 'segunda-clave', 'tercera-clave', 'cuarta-clave'];
  const replies = await Promise.all(
    wishes.map((wish, index) => setPassword(index % 2 ? first : second, wish)),
  );
  const won = replies.flatMap(({ status }, index) => (status === 200 ? [wishes[index] ?? ''] : []));
  expect(won).toHaveLength(1);
  const others = replies.filter(({ status }) => status !== 200);
  for (const refused of others) expect(refused).toMatchObject({ code: 'restore_not_requested' });
  expect(await login(email, won[0] ?? '')).toMatchObject({ mensaje: 'success' });
  await test.work();
  expect(test.sentTo(email).filter((text) => text.includes('contraseña nueva'))).toHaveLength(1);
});

it('invalidates every other code of the same e-mail', async () => {
  const { email } = await somebody();
  const proved = await proveEmail(test, email);
  test.advance(MINUTE);
  const waiting = await askRestoreCode(test, email);
  expect(await setPassword(proved)).toMatchObject({ mensaje: 'success' });
  expect(await test.call.refused(session.validateCode, waiting)).toBe('restore_not_requested');
});

it('leaves a quarter of an hour to choose, even when another code is requested', async () => {
  const { email } = await somebody();
  const late = await proveEmail(test, email);
  test.advance(15 * MINUTE);
  expect(await setPassword(late)).toMatchObject({ status: 400, code: 'code_expired' });
  const inTime = await proveEmail(test, email);
  test.advance(15 * MINUTE - 1);
  await test.call.send(session.codeSendMail, { email });
  expect(await setPassword(inTime)).toMatchObject({ mensaje: 'success' });
});

it('does nothing for an account that was deleted meanwhile', async () => {
  const { id, email } = await somebody();
  const keylogin = await proveEmail(test, email);
  const { db, clock } = test.services;
  await db.updateTable('account').set({ deleted_at: clock() }).where('id', '=', id).execute();
  expect(await setPassword(keylogin)).toMatchObject({ code: 'restore_not_requested' });
  await db.updateTable('account').set({ deleted_at: null }).where('id', '=', id).execute();
  expect(await login(email, pass)).toMatchObject({ mensaje: 'success' });
});

it('resets the wrong tries of this account only', async () => {
  const [mine, theirs] = [await somebody(), await somebody()];
  for (const { email } of [mine, theirs])
    for (let i = 0; i < 11; i++) await login(email, 'no-es-esta-clave');
  expect(await login(mine.email, pass)).toMatchObject({ code: 'too_many_requests' });
  expect(await setPassword(await proveEmail(test, mine.email))).toMatchObject({ status: 200 });
  expect(await login(mine.email, fresh)).toMatchObject({ mensaje: 'success' });
  expect(await login(theirs.email, pass)).toMatchObject({ code: 'too_many_requests' });
});

it('refuses a login with the old password that began before', async () => {
  const { email } = await somebody();
  const keylogin = await proveEmail(test, email);
  const [restored, ...logins] = await Promise.all([
    setPassword(keylogin),
    ...Array.from({ length: 6 }, () => login(email, pass)),
  ]);
  expect(restored).toMatchObject({ mensaje: 'success' });
  for (const reply of logins)
    if ('session_id' in reply)
      expect(await test.call.refused(session.validateSession, {}, { as: reply })).toBe(
        'session_not_found',
      );
  expect(logins).toHaveLength(6);
});

it.each([
  ['corta', 'Usa al menos 8 caracteres.'],
  ['contraseña', 'Esa contraseña es muy común. Elige otra.'],
  ['x'.repeat(129), 'Usa como máximo 128 caracteres.'],
  [undefined, 'Escribe una contraseña.'],
])('refuses %o as a password, and the handle still works', async (chosen, text) => {
  const keylogin = await proveEmail(test, (await somebody()).email);
  expect(await test.call.reply(session.restorePassword, { keylogin, pass: chosen })).toMatchObject({
    code: 'invalid_input',
    campos: { pass: text },
  });
  expect(await setPassword(keylogin)).toMatchObject({ mensaje: 'success' });
});

it('of somebody of the team is not restored by e-mail, which they are told', async () => {
  const { email } = await makeAccount(test, 'admin', { pass });
  const { keylogin } = await test.call.send(session.codeSendMail, { email });
  await test.work();
  const [text = ''] = test.sentTo(email);
  expect(text).toContain('Por correo no se puede');
  expect(text).not.toMatch(/\b\d{6}\b/);
  const { attempts } = await test.services.db
    .selectFrom('restore_attempt')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('account_id', 'is not', null)
    .where('email_hash', '=', hashEmail(email))
    .executeTakeFirstOrThrow();
  expect(Number(attempts)).toBe(0);
  expect(await setPassword(keylogin)).toMatchObject({ code: 'restore_not_proved' });
  expect(await login(email, pass)).toMatchObject({ mensaje: 'success' });
});

it('of somebody of the team is replaced at the server, which ends their sessions', async () => {
  const { email, ...as } = await makeAccount(test, 'admin', { pass });
  const client = await somebody();
  const reset = (address: string) =>
    resetAdministrator(test.services, { email: address, pass: fresh }, test.services.clock());
  expect(await reset('nadie@maestros.mx')).toBe(false);
  expect(await reset(client.email)).toBe(false);
  expect(await login(client.email, pass)).toMatchObject({ mensaje: 'success' });
  expect(await reset(email.toUpperCase())).toBe(true);
  expect(await test.call.refused(session.validateSession, {}, { as })).toBe('session_not_found');
  expect(await login(email, pass)).toMatchObject({ code: 'credentials_invalid' });
  expect(await login(email, fresh)).toMatchObject({ mensaje: 'success' });
  await test.work();
  expect(test.sentTo(email).join('\n')).toContain('quitó su verificación en dos pasos');
  const recorded = await test.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', as.keylogin)
    .execute();
  expect(recorded).toEqual([{ action: 'restablecer_administrador' }]);
});
