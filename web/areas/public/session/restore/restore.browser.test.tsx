import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeSendMail, restorePassword, validateCode } from '#contract/session.ts';
import { open } from '#web/testing/app.tsx';
import { testFailures, tryCode } from '#web/testing/form.ts';
import { refuse } from '#web/testing/network.ts';
import { button, field, fill } from '#web/testing/screen.ts';
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
