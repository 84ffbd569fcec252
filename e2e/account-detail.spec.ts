import { expect, type Page } from '@playwright/test';
import { getUser } from '#contract/accounts.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { isRead } from '#domain/risk/reads.ts';
import { auditOf } from './steps/audit.ts';
import { send } from './steps/calls.ts';
import { routeOf } from './steps/failures.ts';
import { sideOf } from './steps/images.ts';
import {
  demoProfessional,
  logIn,
  type Member,
  newClient,
  signUpProfessional,
  somebodyNew,
} from './steps/people.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';
import { follow } from './steps/router.ts';

// The account screen with its tabs, for administrators (2 §2).

let admin: Member;
test.beforeAll(async () => {
  admin = await logIn(DEMO_ACCOUNTS[2].email);
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

async function open(page: Page, { keylogin }: { keylogin: string }): Promise<void> {
  await page.goto(`/admin/cuentas/${keylogin}`);
  await expect(button(page, 'Guardar dirección')).toBeVisible();
}

async function expectSaved(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text);
  await expect(toast).toBeVisible();
  await expect(page.getByText('Éxito').first()).toBeVisible();
}

test('an administrator edits the three forms on a phone', async ({ seat }) => {
  const person = await signUpProfessional(somebodyNew('Jimena', 'Núñez Gil'));
  const { page } = await seat(PHONE, admin);
  await open(page, person);
  await expect(tab(page, 'Todo')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Cuenta', 'Dirección', 'Perfil'])
    await expect(title(page, name)).toBeVisible();
  await expectGoodScreen(page);

  await tab(page, 'Cuenta').click();
  await expect(title(page, 'Dirección')).toBeHidden();
  const { email, phone } = somebodyNew('Jimena', 'Núñez');
  await field(page, 'Correo').fill(email.toUpperCase());
  await field(page, 'Apellidos').fill('Núñez Solís');
  await field(page, 'Teléfono').fill(phone);
  await button(page, 'Guardar cuenta').click();
  await expectSaved(page, 'Cuenta actualizada exitosamente.');
  await expect(field(page, 'Correo')).toHaveValue(email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jimena Núñez Solís');
  await expect(page.getByText(/^Jimena Núñez Gil \(hasta el/)).toBeVisible();

  await tab(page, 'Dirección').click();
  await field(page, 'Calle y número').fill('Av. Patria 200');
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('Zapopan');
  await page.getByRole('option', { name: 'Zapopan', exact: true }).click();
  await button(page, 'Guardar dirección').click();
  await expectSaved(page, 'Dirección actualizada exitosamente.');

  await tab(page, 'Perfil').click();
  await expect(title(page, 'Validación')).toBeVisible();
  await field(page, 'Describe brevemente los trabajos que realiza').fill('Gas y agua.');
  await field(page, 'Frente de su identificación (opcional)').setInputFiles(
    await sideOf('#b8452b'),
  );
  await expectGoodScreen(page);
  await button(page, 'Guardar perfil').click();
  await expectSaved(page, 'Perfil actualizada exitosamente.');
  await expect(page.getByText('Ya la tenemos.')).toBeVisible();
  await expect(button(page, 'Ver frente')).toBeEnabled();

  const { session_id, keylogin } = admin;
  const as = { session_id, keylogin };
  const { user } = await send(getUser, { user_id: person.keylogin }, { as });
  expect(user).toMatchObject({
    account: { apellidos: 'Núñez Solís', email, phone: `+52${phone}` },
    address: { direccion: 'Av. Patria 200', estado: 'Jalisco', ciudad: 'Zapopan' },
    profile: { descripcion: 'Gas y agua.' },
  });
  const done = (await auditOf(admin)).filter(
    ({ subject_id, action }) => subject_id === person.keylogin && !isRead(action),
  );
  expect(done.map(({ action }) => action)).toEqual([
    'cambiar_cuenta',
    'cambiar_direccion',
    'cambiar_perfil',
  ]);
});

test('charts and lists show the activity in the chosen date range', async ({ seat }) => {
  const professional = await demoProfessional();
  const client = await newClient('Renata');
  for (let n = 1; n <= 25; n++) await client.write(professional, `Mensaje ${n}`);
  const { page } = await seat(PHONE, admin);
  await open(page, client);
  await tab(page, 'Gráficas').click();
  await expect(page.getByRole('radio', { name: 'Último mes' })).toBeChecked();
  await expect(
    page.getByRole('img', { name: 'Mensajes enviados y recibidos: Enviados 25 (100 %).' }),
  ).toBeVisible();
  await expect(page.getByText('No dio ni recibió reseñas en este periodo.')).toBeVisible();

  await tab(page, 'Mensajes').click();
  await expect(page.getByText('Mensaje 25', { exact: true })).toBeVisible();
  await expect(page.getByText('Mensaje 5', { exact: true })).toHaveCount(0);
  await button(page, 'Ver 5 más').click();
  await expect(page.getByText('Mensaje 1', { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Ver conversación' }).first().click();
  await expect(page).toHaveURL(`/admin/chat-history/${client.keylogin}/${professional.keylogin}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mensajes entre Renata/);
  await expect(page.getByRole('log').getByText('Mensaje 25', { exact: true })).toBeVisible();
  await expectGoodScreen(page);

  await follow(page, `/admin/cuentas/${professional.keylogin}`);
  await page.getByRole('tab', { name: 'Reseñas' }).click();
  const asked = page.waitForRequest(routeOf(getUser));
  await page.getByRole('radio', { name: 'Último año' }).check();
  expect((await asked).postDataJSON()).toMatchObject({ intervalo: '1 YEAR' });
  await expect(page).toHaveURL(/intervalo=1\+YEAR/);
  await expect(tab(page, 'Reseñas')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Reseñas', 'Notificaciones', 'Pagos realizados', 'Gráficas']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toBeInViewport({ ratio: 0.95 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectGoodScreen(page);
  }
  for (const [name, link, address] of [
    ['Reseñas', 'Ver reseña', /\/admin\/reviews\/\d+$/],
    ['Pagos realizados', 'Ver pago', /\/admin\/pagos-de-clientes\/\d+$/],
  ] as const) {
    await tab(page, name).click();
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(address);
    await button(page, 'Volver').click();
    // When opened again it shows its first tab.
    await expect(tab(page, 'Todo')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/intervalo=1\+YEAR/);
  }
  await page.reload();
  await expect(tab(page, 'Todo')).toHaveAttribute('aria-selected', 'true');
});
