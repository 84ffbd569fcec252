import { expect, type Page } from '@playwright/test';
import { updateAccount } from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import { routeOf } from './steps/failures.ts';
import { send } from './steps/calls.ts';
import { photoOf, TOO_LARGE_IMAGE } from './steps/images.ts';
import { fillByKeys, pickByKeys, reach } from './steps/keyboard.ts';
import { network } from './steps/network.ts';
import { codeSentTo, sentTo } from './steps/outbox.ts';
import {
  demoClient,
  demoProfessional,
  logIn,
  newClient,
  signUpClient,
  somebodyNew,
} from './steps/people.ts';
import { DESKTOP, expectGoodScreen, openTabOf, PHONE, openBrowser, test } from './steps/person.ts';

// Account and address in the own area of clients and professionals.

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Guardar cambios');

for (const [area, who] of [
  ['cliente', demoClient],
  ['profesional', demoProfessional],
] as const)
  test(`what ${area} changes of the account shows everywhere`, async ({ seat }) => {
    const { page } = await seat(PHONE, await who());
    await page.goto(`/${area}`);
    await page.getByRole('navigation', { name: 'Mi cuenta' }).getByText('Cuenta').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
    await expect(at(page, 'Nombre')).not.toHaveValue('');
    const before = await at(page, 'Nombre').inputValue();
    await expect(at(page, 'Correo')).toHaveJSProperty('readOnly', true);
    await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');
    await expectGoodScreen(page);

    await at(page, 'Nombre').fill(`${before} Inés`);
    await at(page, 'Foto de perfil (opcional)').setInputFiles(TOO_LARGE_IMAGE);
    await expect(page.getByText('La imagen de perfil excede 6 MB')).toBeVisible();
    await expectGoodScreen(page);
    await at(page, 'Foto de perfil (opcional)').setInputFiles(await photoOf(area.length));
    await save(page).click();
    await expect(page.getByText('Cuenta actualizada.')).toBeVisible();
    await expect(at(page, 'Nombre')).toHaveValue(`${before} Inés`);
    await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');

    await at(page, 'Nombre').fill(before);
    await expect(save(page)).not.toHaveAccessibleDescription('Todavía no cambias nada.');
    const saved = page.waitForResponse(routeOf(updateAccount));
    await save(page).click();
    await saved;
    await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');
    await page.reload();
    await expect(at(page, 'Nombre')).toHaveValue(before);
  });

test('a photo whose upload was cut off stays chosen and can be sent again', async ({ browser }) => {
  const { session_id, keylogin } = await newClient();
  const net = await network();
  const { page } = await openBrowser(browser, PHONE, { session_id, keylogin }, net.origin);
  await page.goto('/cliente/cuenta');
  await page.getByLabel('Foto de perfil').setInputFiles(await photoOf(7));
  net.set(updateAccount.path, 'stalled');
  await save(page).click();
  await expect(page.getByText(/^(Enviando… \d+ %|Guardando…)$/)).toBeVisible();
  net.cut();
  await expect(page.getByText('Se perdió la conexión.')).toBeVisible();
  await expect(page.getByText('Error al actualizar la cuenta')).toBeVisible();
  await expectGoodScreen(page);
  net.set(updateAccount.path, 'normal');
  await button(page, 'Reintentar').click();
  await expect(page.getByText('Cuenta actualizada.')).toBeVisible();
  await expect(page.getByText('Se perdió la conexión.')).toHaveCount(0);
  const { user } = await send(validateSession, {}, { as: { session_id, keylogin } });
  expect(user.img_profile).not.toBeNull();
  await page.context().close();
  await net.close();
});

test('a new phone and a new e-mail count once their codes are typed, on any device', async ({
  seat,
}) => {
  const person = somebodyNew('Elena', 'Mora Gil');
  const next = somebodyNew('Elena', 'Mora Gil');
  const as = await signUpClient(person);
  const first = await seat(PHONE, as);
  await first.page.goto('/cliente/cuenta');
  await at(first.page, 'Teléfono').fill(next.phone);
  await save(first.page).click();
  const phoneCode = at(first.page, 'Código de tu teléfono');
  await expect(phoneCode).toBeFocused();
  await expect(at(first.page, 'Teléfono')).toHaveValue(/^33 /);
  await expectGoodScreen(first.page);
  await button(first.page, 'Cambiar correo').click();
  await at(first.page, 'Correo nuevo').fill(next.email);
  await button(first.page, 'Enviar código').click();
  await expect(at(first.page, 'Código de tu correo')).toBeFocused();
  expect(await sentTo(person.email, /se pidió cambiar el correo/)).toContain('cancela el cambio');

  const { page } = await openTabOf(first);
  await page.goto('/cliente/cuenta');
  await expect(at(page, 'Correo')).toHaveValue(person.email);
  await expectGoodScreen(page);
  await at(page, 'Código de tu correo').fill(await codeSentTo(next.email));
  await expect(at(page, 'Correo')).toHaveValue(next.email);
  await at(page, 'Código de tu teléfono').fill(await codeSentTo(next.phone));
  await expect(page.getByText(/Falta confirmar/)).toHaveCount(0);
  await expectGoodScreen(page);
  await page.reload();
  await expect(at(page, 'Teléfono')).toHaveValue(/^33 /);
  const { user } = await send(validateSession, {}, { as });
  expect(user.account).toMatchObject({ phone: `+52${next.phone}`, email: next.email });
  expect((await logIn(next.email, person.pass)).user.keylogin).toBe(user.keylogin);
});

test('a change from another device appears, except in fields being edited', async ({ seat }) => {
  const person = await seat(DESKTOP, await newClient());
  const { page } = person;
  await page.goto('/cliente/cuenta');
  await at(page, 'Nombre').fill('Inés');
  const elsewhere = await openTabOf(person);
  await elsewhere.page.goto('/cliente/cuenta');
  await at(elsewhere.page, 'Nombre').fill('Otra');
  await at(elsewhere.page, 'Apellidos').fill('Luna Paz');
  await save(elsewhere.page).click();
  await expect(elsewhere.page.getByText('Cuenta actualizada.')).toBeVisible();
  await expect(at(page, 'Apellidos')).toHaveValue('Luna Paz');
  await expect(at(page, 'Nombre')).toHaveValue('Inés');
});

test('a client fills in their first address by keyboard alone', async ({ seat }) => {
  const person = somebodyNew('Irene', 'Soto Gil');
  const { page } = await seat(DESKTOP, await signUpClient(person));
  await page.goto('/cliente/direccion');
  await fillByKeys(at(page, 'Calle y número'), 'Av. Hidalgo 10');
  await fillByKeys(at(page, 'Código postal'), '44100');
  await pickByKeys(page.getByRole('combobox', { name: 'Estado' }), 'Jalisco');
  await pickByKeys(page.getByRole('combobox', { name: 'Ciudad' }), 'Guadalajara');
  await fillByKeys(at(page, 'Colonia'), 'Centro');
  await fillByKeys(at(page, 'Comentarios (opcional)'), 'Timbre 2');
  await reach(save(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu cuenta se actualizo sin problemas.')).toBeVisible();
  await page.reload();
  await expect(at(page, 'Calle y número')).toHaveValue('Av. Hidalgo 10');
  await expect(at(page, 'Código postal')).toHaveValue('44100');
  await expect(at(page, 'Comentarios (opcional)')).toHaveValue('Timbre 2');
});
