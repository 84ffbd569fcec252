import { expect, type Page } from '@playwright/test';
import { configureEnd, sendSetupLink } from '#contract/accounts.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { productUrl } from './steps/product.ts';
import { photoOf } from './steps/images.ts';
import { outbox } from './steps/outbox.ts';
import { logIn, type NewPerson, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { fillAddress, fillProfile } from './steps/sign-up.ts';

// An administrator creates a professional, who gets a link, chooses a password and begins to work.

test('a professional created by an administrator chooses a password by link, once', async ({
  seat,
}) => {
  const person = somebodyNew('Ramona', 'Núñez Vela');
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const office = await seat(DESKTOP, admin);
  await makeProfessional(office.page, person);

  // The newest account is first in the list.
  await office.page.getByRole('link', { name: 'Ramona Núñez Vela' }).first().click();
  await expect(office.page.getByText('Cuenta sin configurar')).toBeVisible();
  await expectGoodScreen(office.page);

  const first = await linkSentTo(person);
  const { page } = await seat(PHONE);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Hola, Ramona' })).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);
  await expect(page.getByLabel('Correo')).not.toBeEditable();
  await expectGoodScreen(page);

  await fillPasswords(page, 'corta', 'otra');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expectAtField(page, 'Contraseña', 'Usa al menos 8 caracteres.');
  await expect(page.getByText('Acepta los términos y condiciones para continuar.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
  await fillPasswords(page, person.pass, `${person.pass}!`);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expectAtField(page, 'Confirma tu contraseña', 'Las contraseñas no coinciden.');
  await expectGoodScreen(page);
  await fillPasswords(page, person.pass, person.pass);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('Cuenta configurada')).toBeVisible();
  await expect(page).toHaveURL(`/login?email=${encodeURIComponent(person.email)}`);
  // The address changes before the page does, and the form that goes has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);

  await page.getByLabel('Contraseña', { exact: true }).fill(person.pass);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/profesional$/);
  await expect(
    page
      .getByRole('main')
      .getByText(/validad[ao]/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  const visitor = await seat(DESKTOP);
  await visitor.page.goto(first);
  await expect(visitor.page.getByText('Cuenta en uso')).toBeVisible();
  await expect(visitor.page.getByText(/La cuenta ya fue configurada/)).toBeVisible();
  await expect(visitor.page).toHaveURL(/\/login$/);
  await visitor.page.goto(`/categorias?texto=${encodeURIComponent(comercialOf(person))}`);
  await expect(visitor.page.getByText(comercialOf(person)).first()).toBeVisible();
});

test('a new link invalidates the former one, and none works twice', async ({ seat }) => {
  const person = somebodyNew('Irene', 'Lara Ponce');
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const { page } = await seat(DESKTOP, admin);
  await makeProfessional(page, person);
  const first = await linkSentTo(person);
  await page.getByRole('link', { name: 'Irene Lara Ponce' }).first().click();
  await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
  await expect(
    page.getByText('El enlace nuevo va en camino; el anterior ya no sirve.'),
  ).toBeVisible();
  const second = await linkSentTo(person, first);

  const reader = (await seat(PHONE)).page;
  await reader.goto(first);
  await expect(reader.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expectGoodScreen(reader);

  await reader.goto(second);
  await fillPasswords(reader, person.pass, person.pass);
  await reader.getByRole('checkbox', { name: /Acepto los términos/ }).check();
  // Meanwhile it is used on another device.
  const account = { pass: person.pass, confirm_pass: person.pass, terms: true };
  await send(configureEnd, { id_sms: second.split('/').at(-1), account });
  await reader.getByRole('button', { name: 'Terminar' }).click();
  await expect(reader.getByText('Cuenta en uso')).toBeVisible();
  await expect(reader).toHaveURL(/\/login$/);

  const { session_id, keylogin } = admin;
  const user_id = (await logIn(person.email, person.pass)).user.keylogin;
  await expect(send(sendSetupLink, { user_id }, { as: { session_id, keylogin } })).rejects.toThrow(
    /configure_in_use/,
  );
});

const comercialOf = ({ phone }: NewPerson) => `Taller ${phone}`;

async function makeProfessional(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/admin/cuentas');
  await page.getByRole('link', { name: 'Agregar profesional' }).click();
  await expect(page.getByRole('link', { name: 'Volver a las cuentas' })).toBeVisible();
  await fillPerson(page, person);
  await fillAddress(page);
  await expect(page.getByLabel('Profesión principal')).toHaveValue('Mudanzas');
  await page.getByLabel('Foto de perfil').setInputFiles(await photoOf(40));
  await fillProfile(page, comercialOf(person));
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('La cuenta se creó sin problemas.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/cuentas$/);
}

async function fillPerson(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await page.getByLabel('Apellidos').fill(person.apellidos);
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Teléfono').fill(person.phone);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

async function fillPasswords(page: Page, pass: string, confirm: string): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(pass);
  await page.getByLabel('Confirma tu contraseña', { exact: true }).fill(confirm);
}

/** The path of the link sent to phone and e-mail, once it differs from `before`. */
async function linkSentTo(person: NewPerson, before = ''): Promise<string> {
  const linkAt = async (address: string) => {
    const message = (await outbox()).find(
      ({ to, text }) => to === address && text.includes('/m/ca/'),
    );
    return /https?:\S+\/m\/ca\/\S+/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const known = new URL(before || '/', productUrl()).href;
  await expect.poll(() => linkAt(person.email)).not.toBe(before === '' ? '' : known);
  const link = await linkAt(person.email);
  await expect.poll(() => linkAt(`+52${person.phone}`)).toBe(link);
  return new URL(link).pathname;
}
