import { expect, type Page } from '@playwright/test';
import { outbox } from './steps/outbox.ts';
import { somebodyNew } from './steps/people.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';

const TEAM = 'equipo@maestros.example';
const section = (page: Page) => page.locator('#contacto');

const mailsWith = async (text: string) =>
  (await outbox()).filter((message) => message.to === TEAM && message.text.includes(text));

test('a visitor writes to the team, and loses nothing', async ({ seat }) => {
  const me = somebodyNew('Clara', 'Ríos');
  const { page } = await seat(PHONE);
  await page.goto('/#contacto');
  const form = section(page);
  const send = form.getByRole('button', { name: 'Enviar mensaje' });
  await form.getByLabel('Nombre').fill('Clara Ríos');
  await form.getByLabel('Teléfono').fill(me.phone);
  await form.getByLabel('Mensaje').fill(`¿Atienden en Tonalá? (${me.phone})`);
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
