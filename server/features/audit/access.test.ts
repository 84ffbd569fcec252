import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import { changePassword } from '#contract/privacy.ts';
import { removeTotp, renewRecoveryCodes } from '#contract/second-factor.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { codesAt, contactOf, freeEmail } from '#server/features/accounts/contact-change/testing.ts';
import { activate } from '#server/features/second-factor/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Somebody changes everything with which they enter, ends with another password, and has this session. */
async function changeAll(made: Awaited<ReturnType<typeof makeAdmin>>) {
  const as = sessionOf(made);
  await activate(test, as);
  await test.call.send(renewRecoveryCodes, {}, { as });
  await test.call.send(removeTotp, {}, { as });
  const email = freeEmail();
  const contact = contactOf(test, made);
  await contact.askEmail(email);
  const [code = ''] = await codesAt(test, email);
  expect((await contact.confirm('email', code)).mensaje).toBe('success');
  const pass = 'otra-clave-larga';
  const change = { pass_actual: made.pass, pass, confirm: pass };
  return sessionOf(await test.call.send(changePassword, change, { as }));
}

it('records what an administrator changes of how they enter, and nothing of others', async () => {
  await changeAll(await makeClient(test.services));
  const as = await changeAll(await makeAdmin(test.services));
  const { entradas } = await test.call.send(getAudit, { accion: 'cambiar_acceso' }, { as });
  expect(entradas.map(({ asunto, despues }) => [asunto.id, despues])).toEqual(
    ['contraseña', 'correo', 'aplicación quitada', 'códigos en papel', 'aplicación'].map(
      (cambio) => [as.keylogin, { cambio }],
    ),
  );
});
