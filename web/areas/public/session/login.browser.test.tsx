import { expect, test } from 'vitest';
import { textOf } from '#contract/errors.ts';
import { validateLogin } from '#contract/session.ts';
import { open } from '#web/testing/app.tsx';
import { testFailures } from '#web/testing/form.ts';
import { asked, refuse } from '#web/testing/network.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

const LOGIN = { Correo: 'nora@correo.example', Contraseña: 'una-clave-larga-2026' };

testFailures({
  screen: '/login',
  call: validateLogin,
  button: 'Ingresar',
  typed: LOGIN,
  refusable: ['email', 'Correo'],
  open: async () => {
    await open('/login');
    await fill(LOGIN);
  },
});

test('what is missing and a wrong password stand at their fields, and the e-mail stays', async () => {
  refuse(validateLogin, 'credentials_invalid');
  await open('/login');
  await button('Ingresar').click();
  await expectAtField('Correo', 'Escribe tu correo.');
  await expectAtField('Contraseña', 'Escribe tu contraseña.');
  await fill({ Correo: 'nora@', Contraseña: 'no-es-esta' });
  await button('Ingresar').click();
  await expectAtField('Correo', 'Escribe un correo válido, como nombre@correo.com.');
  await expect.element(field('Contraseña')).not.toHaveAttribute('aria-invalid');
  expect(asked(validateLogin)).toEqual([]);
  await fill({ Correo: 'nora@correo.example', Contraseña: 'no-es-esta' });
  await button('Ingresar').click();
  await expectAtField('Contraseña', textOf('credentials_invalid'));
  await expect.element(field('Correo')).toHaveValue('nora@correo.example');
  await expectGoodScreen();
});
