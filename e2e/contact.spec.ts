import { expect, type Page } from '@playwright/test';
import { outbox } from './steps/outbox.ts';
import { newClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';

const TEAM = 'equipo@maestros.example';
const section = (page: Page) => page.locator('#contacto');

const mailsWith = async (text: string) =>
  (await outbox()).filter((message) => message.to === TEAM && message.text.includes(text));

test('a visitor writes to the team, reads errors at their fields, and loses nothing', async ({
  seat,
}) => {
  const me = somebodyNew('Clara', 'Ríos');
  const { page } = await seat(PHONE);
  await page.goto('/#contacto');
  const form = section(page);
  const send = form.getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await expectAtField(page, 'Nombre', 'Escribe tu nombre.');
  await expectAtField(page, 'Teléfono', 'Escribe tu teléfono.');
  await expectAtField(page, 'Correo', 'Escribe tu correo.');
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await expectGoodScreen(page);

  await form.getByLabel('Nombre').fill('Clara Ríos');
  await form.getByLabel('Teléfono').fill(me.phone);
  await form.getByLabel('Correo').fill('clara@');
  await form.getByLabel('Mensaje').fill(`¿Atienden en Tonalá? (${me.phone})`);
  await send.click();
  await expectAtField(page, 'Correo', 'Escribe un correo válido');
  await form.getByLabel('Correo').fill(me.email);

  await page.reload();
  await expect(form.getByLabel('Correo')).toHaveValue(me.email);
  await expect(form.getByLabel('Mensaje')).toHaveValue(`¿Atienden en Tonalá? (${me.phone})`);

  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText('Error al enviar el mensaje')).toBeVisible();
  await page.context().setOffline(false);
  await send.dblclick();
  await expect(page.getByText('Tu mensaje se envio correctamente')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Gracias por escribirnos' })).toBeFocused();
  await expect(form.getByText(me.email)).toBeVisible();
  await expectGoodScreen(page);
  await expect.poll(async () => (await mailsWith(me.phone)).length).toBe(1);

  await form.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await expect(form.getByLabel('Mensaje')).toHaveValue('');
});

test('the form is filled in for people who are signed in', async ({ seat }) => {
  const client = await newClient();
  const { nombre, apellidos, email, phone } = client.user.account;
  const { page } = await seat(DESKTOP, client);
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  const form = section(page);
  await expect(form.getByLabel('Nombre')).toHaveValue(`${nombre} ${apellidos}`);
  await expect(form.getByLabel('Correo')).toHaveValue(email);
  await expect(form.getByLabel('Teléfono')).toHaveValue(/^33 /);
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByRole('heading', { name: 'Gracias por escribirnos' })).toBeFocused();
  await expect.poll(async () => (await mailsWith(email)).length).toBe(1);
  expect((await mailsWith(phone.slice(-4)))[0]?.text).toContain('No escribió un mensaje');
});

test('a form that cannot load says so, and works after a reload', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.route('**/contact-form-*.js', (route) => route.abort());
  await page.goto('/#contacto');
  const again = section(page).getByRole('button', { name: 'Recargar la página' });
  await expect(again).toBeVisible();
  await page.unroute('**/contact-form-*.js');
  await again.click();
  await section(page).getByLabel('Nombre').fill('Clara');
  await expect(again).toHaveCount(0);
});
