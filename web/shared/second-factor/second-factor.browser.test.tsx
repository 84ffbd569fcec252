import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { getPrivacy, getSessions } from '#contract/privacy.ts';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  keepRecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { getPending } from '#contract/operations.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { storeUser } from '#web/api/session-store.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectFocusIn,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';

const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];
const SECRET = { secreto: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Maestros:nora?secret=ABCD' };
const NONE = {
  aplicacion_desde: null,
  llaves: [],
  codigos: 0,
  codigos_guardados: true,
  obligatorio: false,
};
const ACTIVE = {
  aplicacion_desde: '2026-11-20T15:00:00.000Z',
  llaves: [],
  codigos: 1,
  codigos_guardados: true,
  obligatorio: false,
};

const dialog = () => page.getByRole('dialog');
const APP_CODE = 'Código que muestra la aplicación';

beforeEach(() => {
  answerCatalogue();
  answer(getSessions, { sesiones: [] });
  answer(getPrivacy, { datos: null, eliminacion: null });
  answer(beginTotp, SECRET);
});

test('an app is set up with its first code, and is active once the codes on paper are kept', async () => {
  const user = signIn(person('client'));
  answer(getSecondFactor, NONE);
  await open('/cliente/cuenta', PHONE);
  await button('Activar').click();
  await expect.element(dialog().getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await expect.element(dialog().getByLabelText('Código que muestra la aplicación')).toHaveFocus();
  await expect
    .element(dialog().getByRole('img', { name: 'Código QR para tu aplicación de códigos' }))
    .toBeVisible();
  await expectGoodScreen();
  refuse(confirmTotp, 'factor_wrong', { codigo: textOf('factor_wrong') });
  await field(APP_CODE).fill('000000');
  await expectAtField(APP_CODE, textOf('factor_wrong'));

  answer(confirmTotp, { codigos: CODES });
  await field(APP_CODE).fill('123456');
  await expect.element(dialog().getByText(CODES[1]!)).toBeVisible();
  await expectFocusIn(dialog());
  await expectGoodScreen();
  const done = dialog().getByRole('button', { name: 'Terminar' });
  await expect.element(done).toHaveAccessibleDescription(/Guarda primero los códigos/);
  answer(validateSession, { user: { ...user, segundo_factor: 'activo' } });
  answer(getSecondFactor, ACTIVE);
  await page.getByLabelText('Los guardé en un lugar seguro').click();
  answer(keepRecoveryCodes, {});
  await done.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Te queda 1 código para entrar/)).toBeVisible();
  expect(asked(beginTotp)).toHaveLength(1);
  expect(asked(confirmTotp)).toMatchObject([{ codigo: '000000' }, { codigo: '123456' }]);
});

test('codes on paper are replaced, and all is taken away after a question', async () => {
  const user = signIn(person('client', { segundo_factor: 'activo' }));
  answer(getSecondFactor, ACTIVE);
  answer(renewRecoveryCodes, { codigos: CODES });
  answer(validateSession, { user });
  await open('/cliente/cuenta');
  await expect.element(button('Hacer códigos nuevos')).toBeVisible();
  await expectGoodScreen();
  await button('Hacer códigos nuevos').click();
  await expect.element(dialog().getByText(CODES[0]!)).toBeVisible();
  refuse(keepRecoveryCodes, 'codes_replaced');
  await page.getByLabelText('Los guardé en un lugar seguro').click();
  await dialog().getByRole('button', { name: 'Terminar' }).click();
  await expect.element(alerts().getByText(textOf('codes_replaced'))).toBeVisible();
  await expect.element(dialog().getByText(CODES[0]!)).toBeVisible();
  answer(getSecondFactor, { ...ACTIVE, codigos_guardados: false });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/^No terminaste de guardarlos/)).toBeVisible();
  await expectGoodScreen();

  await button('Quitar aplicación').click();
  await expect.element(dialog().getByText(/solo con tu contraseña/)).toBeVisible();
  await expectGoodScreen();
  answer(removeTotp, {});
  answer(getSecondFactor, NONE);
  answer(validateSession, { user: { ...user, segundo_factor: 'inactivo' } });
  await dialog().getByRole('button', { name: 'Quitar aplicación' }).click();
  await expect.element(button('Activar')).toBeVisible();
});

test('in the team it cannot be taken away, which its button says', async () => {
  signIn(person('admin', { segundo_factor: 'activo' }));
  answer(getSecondFactor, { ...ACTIVE, obligatorio: true });
  await open('/admin/mi-cuenta');
  await expect
    .element(button('Quitar aplicación'))
    .toHaveAccessibleDescription('En el equipo es obligatoria: agrega otra antes.');
});

test('an administrator who needs one sees nothing else of the team until it is active', async () => {
  const user = signIn(person('admin', { segundo_factor: 'falta' }));
  answer(confirmTotp, { codigos: CODES });
  answer(getSecondFactor, { ...ACTIVE, obligatorio: true });
  await open('/admin/mi-cuenta', PHONE);
  await expect
    .element(page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }))
    .toBeVisible();
  await expectGoodScreen();
  await button('Usar una aplicación').click();
  await expect.element(field(APP_CODE)).toBeVisible();
  await expectGoodScreen();
  expect(asked(getPending)).toEqual([]);
  answer(keepRecoveryCodes, {});
  answer(validateSession, { user: { ...user, segundo_factor: 'activo' } });
  await field(APP_CODE).fill('123456');
  await expect.element(page.getByText(CODES[0]!)).toBeVisible();
  // Another tab may find out first that there is one now.
  storeUser({ ...user, segundo_factor: 'activo' });
  await expect.element(page.getByText(CODES[0]!)).toBeVisible();
  await page.getByLabelText('Los guardé en un lugar seguro').click();
  await button('Terminar').click();
  await expect.element(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

test('at login the code is asked for after a right password, of the app or on paper', async () => {
  const LOGIN = { Correo: 'nora@correo.example', Contraseña: 'una-clave-larga-2026' };
  refuse(validateLogin, 'factor_needed');
  await open('/login', PHONE);
  await fill(LOGIN);
  await button('Ingresar').click();
  await expect.element(field('Código de tu aplicación')).toBeVisible();
  await expectFocusIn(page.getByRole('main'));
  await expectGoodScreen();
  await button('Ingresar').click();
  await expectAtField('Código de tu aplicación', 'Escribe el código.');
  refuse(validateLogin, 'factor_wrong', { codigo: textOf('factor_wrong') });
  await field('Código de tu aplicación').fill('123456');
  await expectAtField('Código de tu aplicación', textOf('factor_wrong'));
  await button('No tengo mi teléfono').click();
  await field('Código de recuperación').fill('abcde');
  await button('Ingresar').click();
  await expectAtField(
    'Código de recuperación',
    'Escribe los 6 dígitos de tu aplicación, o un código de recuperación.',
  );
  await expectGoodScreen();
  await field('Código de recuperación').fill('ABCDE fghjk');
  await button('Ingresar').click();
  await expect.poll(() => asked(validateLogin)).toHaveLength(3);
  expect(asked(validateLogin)).toMatchObject([
    { email: LOGIN.Correo, pass: LOGIN.Contraseña },
    { email: LOGIN.Correo, pass: LOGIN.Contraseña, codigo: '123456' },
    { pass: LOGIN.Contraseña, codigo: 'ABCDE fghjk' },
  ]);
  expect(asked(validateLogin)[0]).not.toHaveProperty('codigo');
  await button('Entrar con otra cuenta').click();
  await expect.element(field('Correo')).toHaveValue(LOGIN.Correo);
  await expect.element(notices().getByRole('alert')).not.toBeInTheDocument();
});
