import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { validateSession } from '#contract/session.ts';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { address, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { answerClientHome, NOTHING_WAITS, person } from '#web/testing/people.ts';
import { fakeImage, photo, tooLarge, UNREADABLE } from '#web/testing/photo.ts';
import {
  button,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { ACCOUNT, DATA, dropDrafts, openStep, PASS, PROVED } from './testing.ts';

// The input of a sign-up survives failures and going back.

const terms = () => page.getByRole('checkbox', { name: /Acepto los términos/ });
const shown = (text: string) => page.getByText(text, { exact: true }).first();

async function fillAccount(): Promise<void> {
  await fill({ ...DATA, Teléfono: ACCOUNT.phone });
  await terms().click();
  await button('Continuar').click();
}

async function expectAccount(data: Partial<typeof DATA> = DATA): Promise<void> {
  for (const [label, value] of Object.entries(data))
    await expect.element(field(label)).toHaveValue(value);
  await expect.element(field('Teléfono')).toHaveValue('33 1234 5678');
  await expect.element(terms()).toBeChecked();
}

beforeEach(() => {
  answerCatalogue();
  answerSearch();
  answer(codeSend, { reenvio: 60, intento: 'i', por_sms: true });
  answer(validateCode, {});
  answer(getCounts, NOTHING_WAITS);
  answerClientHome();
  const user = person('client');
  answer(validateSession, { user });
  answer(create, { session_id: 's', keylogin: 'k', user });
});
afterEach(dropDrafts);

test('a failure in a step loses no input', async () => {
  const [first] = FAILURES;
  if (!first) throw new Error('nothing fails');
  fail(codeSend, first);
  await open('/quiero-contratar');
  await fillAccount();
  await expect.element(shown(first.text(codeSend))).toBeVisible();
  await expectAccount();
  answer(codeSend, { reenvio: 60, intento: 'i', por_sms: true });
  await button('Continuar').click();
  await expect.element(shown('Codigo enviado')).toBeVisible();

  fail(validateCode, first);
  await fill({ Código: '123456' });
  await expect.element(field('Código')).toHaveValue('123456');
  await expect.poll(() => asked(validateCode)).toHaveLength(1);
  answer(validateCode, {});
  await button('Validar código').click();

  fail(create, first);
  await button('Crear cuenta').click();
  await expect.poll(() => asked(create)).toHaveLength(1);
  await button('Corregir mis datos').click();
  await expectAccount();
  await button('Continuar').click();
  answer(create, { session_id: 's', keylogin: 'k', user: person('client') });
  await button('Crear cuenta').click();
  await expect.element(shown('Tu cuenta se creó sin problemas')).toBeVisible();
  // Only then is the draft dropped, which would be that of the next test.
  await expect.poll(address).toBe('/');
});

test('an e-mail in use leads back to its field, and keeps everything else', async () => {
  await open('/quiero-contratar');
  await fillAccount();
  await fill({ Código: '123456' });
  refuse(create, 'email_in_use');
  await button('Crear cuenta').click();
  await expectAtField('Correo', textOf('email_in_use'));
  await expect.element(field('Correo')).toHaveFocus();
  await expectAccount();
  await expectGoodScreen();

  await fill({ Correo: 'otra@correo.example' });
  await button('Continuar').click();
  answer(create, { session_id: 's', keylogin: 'k', user: person('client') });
  await button('Crear cuenta').click();
  await expect.element(shown('Tu cuenta se creó sin problemas')).toBeVisible();
  expect(asked(create).at(-1)?.account).toMatchObject({ email: 'otra@correo.example', pass: PASS });
  await expect.poll(address).toBe('/');
});

for (const [path, paso, call] of [
  ['/quiero-contratar', 'resumen', create],
  ['/quiero-trabajar', 'perfil', createProfesional],
] as const)
  test(`the password that ${paso} asked for again is there when the e-mail is in use`, async () => {
    await openStep(path, paso, PROVED);
    if (paso === 'perfil') await choose('Foto de perfil', await photo());
    await fill({ Contraseña: PASS });
    refuse(call, 'email_in_use');
    await button('Crear cuenta').click();
    await expectAtField('Correo', textOf('email_in_use'));
    await expect.element(field('Contraseña')).toHaveValue(PASS);
  });

test('a failure to create the account keeps the profile with its photo', async () => {
  await openStep('/quiero-trabajar', 'perfil', PROVED);
  await choose('Foto de perfil', await photo());
  await fill({ 'Nombre comercial (opcional)': 'Peña e hijas', Contraseña: PASS });
  await button('Volver a tu dirección').click();
  await expect.element(field('Calle y número')).toHaveValue(PROVED.address.direccion);
  await button('Continuar').click();
  await fill({ Contraseña: PASS });
  for (const failure of FAILURES) {
    fail(createProfesional, failure);
    await button('Crear cuenta').click();
    await expect.element(shown(failure.text(createProfesional))).toBeVisible();
    await expect.element(shown('yo.png')).toBeVisible();
    await expect.element(field('Nombre comercial (opcional)')).toHaveValue('Peña e hijas');
  }
});

test('a photo that is missing, too large or not an image is reported at its field', async () => {
  await openStep('/quiero-trabajar', 'perfil', PROVED);
  await fill({ 'Nombre comercial (opcional)': 'Herrería Lara', Contraseña: PASS });
  await button('Crear cuenta').click();
  await expectAtField('Foto de perfil', 'Elige una imagen.');
  await choose('Foto de perfil', tooLarge());
  await expectAtField('Foto de perfil', 'La imagen de perfil excede 6 MB');
  await choose('Foto de perfil', fakeImage());
  await expectAtField('Foto de perfil', UNREADABLE);
  await choose('Foto de perfil', await photo());
  refuse(createProfesional, 'not_an_image');
  await button('Crear cuenta').click();
  await expectAtField('Foto de perfil', 'no es una imagen que podamos leer');
  await expect.element(field('Nombre comercial (opcional)')).toHaveValue('Herrería Lara');
  await expectGoodScreen();
});

test('each field asks for the right keyboard and the right suggestion', async () => {
  await open('/quiero-contratar');
  for (const [label, wanted] of [
    ['Nombre', { autocomplete: 'given-name' }],
    ['Apellidos', { autocomplete: 'family-name' }],
    ['Correo', { autocomplete: 'email', inputmode: 'email', type: 'email' }],
    ['Contraseña', { autocomplete: 'new-password', type: 'password' }],
    ['Teléfono', { autocomplete: 'tel-national', inputmode: 'tel', type: 'tel' }],
  ] as const)
    for (const [name, value] of Object.entries(wanted))
      await expect.element(field(label)).toHaveAttribute(name, value);
});

test('letters that come faster than anything else is done are all kept', async () => {
  await open('/quiero-contratar');
  const input = field('Correo');
  await expect.element(input).toBeEnabled();
  const element = input.element() as HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const text = `${'muy.largo.'.repeat(8)}@ejemplo.mx`;
  for (let length = 1; length <= text.length; length++) {
    value?.set?.call(element, text.slice(0, length));
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React renders, and no timer runs.
    await Promise.resolve();
  }
  await expect.element(input).toHaveValue(text);
});
