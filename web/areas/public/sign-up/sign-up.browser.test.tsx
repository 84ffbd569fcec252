import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { rememberRedirect } from '#web/shared/redirect.ts';
import { address, follow, goBack, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { testFailures, tryCode } from '#web/testing/form.ts';
import { person, signIn } from '#web/testing/people.ts';
import { photo } from '#web/testing/photo.ts';
import { asked, refuse } from '#web/testing/network.ts';
import {
  button,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { ACCOUNT, DATA, dropDrafts, openStep, PASS, PROVED, SENT } from './testing.ts';

beforeEach(answerCatalogue);
afterEach(dropDrafts);

test('a sign-up says what it is for, and leads whoever has an account to the login first', async () => {
  rememberRedirect('/chat/abc', 'escribirle a Taller Núñez');
  await open('/quiero-contratar', PHONE);
  await expect.element(page.getByText('Para escribirle a Taller Núñez')).toBeVisible();
  const login = page.getByRole('main').getByRole('link', { name: 'Ingresar' });
  const before = login.element().compareDocumentPosition(field('Nombre').element());
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectGoodScreen();
  await login.click();
  await expect.element(page.getByText('Para escribirle a Taller Núñez')).toBeVisible();
});

test('who comes back to an empty one after signing up is led to their area', async () => {
  signIn(person('client'));
  await open('/quiero-contratar');
  await expect.poll(address).toBe('/cliente');
});

test('a press on «Escribirle» before the scripts are there leads who has a session on', async () => {
  signIn(person('client'));
  rememberRedirect('/terminos-condiciones', 'escribirle a Taller Núñez');
  await open('/quiero-contratar');
  await expect.poll(address).toBe('/terminos-condiciones');
});

test('«back» after signing up passes over its steps', async () => {
  await open('/terminos-condiciones');
  await follow('/quiero-contratar');
  await follow('/quiero-contratar?paso=codigo');
  await follow('/politicas-de-privacidad');
  signIn(person('client'));
  goBack();
  await expect.poll(address).toBe('/terminos-condiciones');
});

test('with something typed it stays, and says whose session this is', async () => {
  signIn(person('client'));
  await openStep('/quiero-contratar', 'cuenta', { account: ACCOUNT });
  await expect.element(page.getByText(/^Ya iniciaste sesión como/)).toBeVisible();
  await expect.element(field('Nombre')).toHaveValue(ACCOUNT.nombre);
});

testFailures({
  screen: 'step 1 of a sign-up',
  call: codeSend,
  button: 'Continuar',
  typed: DATA,
  refusable: ['phone', 'Teléfono'],
  open: async () => {
    await open('/quiero-contratar');
    await fill({ ...DATA, Teléfono: ACCOUNT.phone });
    await page.getByRole('checkbox', { name: /Acepto los términos/ }).click();
  },
});

testFailures({
  screen: 'asking for another code',
  call: codeSend,
  button: 'Reenviar código',
  typed: { Código: '12345' },
  open: async () => {
    await openStep('/quiero-contratar', 'codigo', SENT);
    await fill({ Código: '12345' });
  },
});

testFailures({
  screen: 'the code of a sign-up',
  call: validateCode,
  button: 'Validar código',
  typed: { Código: '123456' },
  refusable: ['code', 'Código'],
  open: async () => {
    await openStep('/quiero-contratar', 'codigo', SENT);
    await tryCode(validateCode);
  },
});

testFailures({
  screen: 'the summary of a client',
  call: create,
  button: 'Crear cuenta',
  typed: { Contraseña: PASS },
  refusable: ['pass', 'Contraseña'],
  open: async () => {
    await openStep('/quiero-contratar', 'resumen', PROVED);
    await fill({ Contraseña: PASS });
  },
});

testFailures({
  screen: 'the profile of a professional',
  call: createProfesional,
  button: 'Crear cuenta',
  typed: {
    'Describe brevemente los trabajos que realiza': 'Fugas, tinacos y calentadores.',
    Contraseña: PASS,
  },
  refusable: ['descripcion', 'Describe brevemente los trabajos que realiza'],
  open: async () => {
    await openStep('/quiero-trabajar', 'perfil', PROVED);
    await choose('Foto de perfil', await photo());
    await fill({ Contraseña: PASS });
  },
});

test('a refused code is not sent again unchanged, for it has few tries', async () => {
  const text = textOf('code_invalid');
  refuse(validateCode, 'code_invalid');
  await openStep('/quiero-contratar', 'codigo', SENT);
  await field('Código').click();
  await userEvent.keyboard('123456{Enter}{Enter}');
  await expectAtField('Código', text);
  await userEvent.keyboard('{Enter}');
  await button('Validar código').click();
  await expectAtField('Código', text);
  expect(asked(validateCode).map(({ code }) => code)).toEqual(['123456']);
  await field('Código').click();
  await userEvent.keyboard('{End}{Backspace}7');
  await expect
    .poll(() => asked(validateCode).map(({ code }) => code))
    .toEqual(['123456', '123457']);
});
