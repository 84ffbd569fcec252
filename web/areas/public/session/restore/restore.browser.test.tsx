import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeSendMail, restorePassword, validateCode } from '#contract/session.ts';
import { textOf } from '#contract/errors.ts';
import { open } from '#web/testing/app.tsx';
import { testFailures, tryCode } from '#web/testing/form.ts';
import { answer, refuse } from '#web/testing/network.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';
import { drafts } from './draft.ts';

const EMAIL = 'nora@correo.example';
const PASS = 'una-clave-larga-2026';
const NEW_PASSWORD = { 'Contraseña nueva': PASS, 'Confirma tu contraseña': PASS };

async function openStep(paso: string, proved: boolean): Promise<void> {
  const sent = { email: EMAIL, keylogin: 'x'.repeat(43), resendAt: 0 };
  drafts.keep('restaurar', { email: EMAIL, sent, proved });
  await open(`/restaurar-contraseña?paso=${paso}`);
}

afterEach(() => drafts.drop('restaurar'));

testFailures({
  screen: 'the e-mail of who forgot the password',
  call: codeSendMail,
  button: 'Enviar código',
  typed: { Correo: EMAIL },
  refusable: ['email', 'Correo'],
  open: async () => {
    await open('/restaurar-contraseña');
    await fill({ Correo: EMAIL });
  },
});

testFailures({
  screen: 'asking for another code by e-mail',
  call: codeSendMail,
  button: 'Reenviar código',
  typed: { Código: '12345' },
  open: async () => {
    await openStep('codigo', false);
    await fill({ Código: '12345' });
  },
});

testFailures({
  screen: 'the code of who forgot the password',
  call: validateCode,
  button: 'Validar código',
  typed: { Código: '123456' },
  refusable: ['code', 'Código'],
  open: async () => {
    await openStep('codigo', false);
    await tryCode(validateCode);
  },
});

testFailures({
  screen: 'the new password',
  call: restorePassword,
  button: 'Restablecer contraseña',
  typed: NEW_PASSWORD,
  refusable: ['pass', 'Contraseña nueva'],
  open: async () => {
    await openStep('nueva', true);
    await fill(NEW_PASSWORD);
  },
});

test('an expired attempt leads back to the e-mail', async () => {
  await openStep('nueva', true);
  await fill(NEW_PASSWORD);
  refuse(restorePassword, 'restore_not_requested');
  await button('Restablecer contraseña').click();
  await expect.element(page.getByText('Pide un código para tu correo.').first()).toBeVisible();
  await expect.element(field('Correo')).toHaveValue(EMAIL);
  await expect.element(button('Enviar código')).toBeVisible();
});

test('a new password is asked for twice, and errors stand at their fields', async () => {
  await openStep('nueva', true);
  const missing = page.getByText('Ingresa una contraseña y su confirmación.');
  await expect.element(missing).toBeVisible();
  expect(button('Restablecer contraseña').elements()).toEqual([]);
  await fill({ 'Contraseña nueva': 'corta', 'Confirma tu contraseña': 'cort' });
  await expect.element(missing).toBeVisible();
  expect(button('Restablecer contraseña').elements()).toEqual([]);
  await expectGoodScreen();
  await fill({ 'Confirma tu contraseña': 'corta' });
  await expect.element(missing).not.toBeInTheDocument();
  await button('Restablecer contraseña').click();
  await expectAtField('Contraseña nueva', 'Usa al menos 8 caracteres.');
  await expectGoodScreen();
});

test('a wrong code stands at its field, and the e-mail can be changed', async () => {
  answer(codeSendMail, { keylogin: 'x'.repeat(43), reenvio: 60 });
  await open('/restaurar-contraseña');
  await button('Enviar código').click();
  await expectAtField('Correo', 'Escribe tu correo.');
  await fill({ Correo: EMAIL });
  await button('Enviar código').click();
  await expect.element(page.getByText('El correo se envió con éxito')).toBeVisible();
  refuse(validateCode, 'code_invalid', { code: textOf('code_invalid') });
  await fill({ Código: '123456' });
  await expectAtField('Código', 'El código no es válido');
  await expectGoodScreen();
  await button('Cambiar correo').click();
  await expect.element(field('Correo')).toHaveValue(EMAIL);
});

test('a new password is not asked for before the code', async () => {
  await openStep('nueva', false);
  await expect.element(field('Código')).toBeVisible();
});
