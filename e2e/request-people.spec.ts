import { expect, type Page } from '@playwright/test';
import { getConversations, getMessages, sendRequest } from '#contract/chat.ts';
import { send } from './steps/calls.ts';
import { demoProfessional, type Member, newClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { askOnPhone, choosePeople, keepRequest, LEAK, photoOf } from './steps/request.ts';
import { fillAccount, proveCode } from './steps/sign-up.ts';

// Sending a request to professionals: choosing them, reviewing it, sending it once, and the chats.

const PLUMBERS = '/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara&solicitud=1';
const PHOTOS = await Promise.all(
  [
    ['llave.png', '#b8452b'],
    ['mueble.png', '#1e4fa3'],
    ['piso.png', '#1f7a4d'],
  ].map(([name = '', colour = '']) => photoOf(name, colour)),
);

// Exactly, because «Ir a «Continuar»» leads the keyboard there.
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('formDataSearch'));

test('a visitor on a phone signs up on the way and sends a request to four professionals', async ({
  seat,
}) => {
  const person = somebodyNew('Irma', 'Vega Sol');
  const { page } = await seat(PHONE);
  await askOnPhone(page, LEAK, PHOTOS);
  await expect(page).toHaveURL(PLUMBERS);
  await expect(button(page, 'Continuar')).toHaveAccessibleDescription(
    'Elige de 1 a 4 profesionales.',
  );
  await expect(page.getByRole('heading', { name: /^Elige hasta 4 para «/ })).toBeVisible();
  const names = await choosePeople(page, 4);
  await expect(page.getByText('4 de 4 elegidos')).toBeVisible();
  const fifth = page.getByRole('article').nth(4).getByRole('checkbox');
  await expect(fifth).toHaveAccessibleDescription(/Ya elegiste 4/);
  await fifth.press('Space');
  await expect(fifth).not.toBeChecked();
  await expectGoodScreen(page);

  // The chosen people survive another filter and a reload.
  await page.goto('/categorias/plomeria');
  await expect(page.getByText('4 de 4 elegidos')).toBeVisible();
  await page.goto(PLUMBERS);
  await button(page, 'Continuar').click();
  await expect(page).toHaveURL(/\/quiero-contratar$/);
  await fillAccount(page, person);
  await proveCode(page, person.phone);
  await button(page, 'Crear cuenta').click();

  await expect(page.getByRole('heading', { name: 'Revisa tu solicitud' })).toBeVisible();
  // Two of them may have the same name.
  for (const name of new Set(names))
    await expect(page.getByText(name, { exact: true })).toHaveCount(
      names.filter((one) => one === name).length,
    );
  await expect(page.getByText('Solicitud de servicio: Plomería')).toBeVisible();
  await expect(page.getByRole('img', { name: /Imagen \d de 3/ })).toHaveCount(3);
  await expectGoodScreen(page);

  await button(page, 'Enviar solicitud').dblclick();
  await expect(page.getByRole('heading', { name: 'Tu solicitud va en camino' })).toBeVisible();
  await expect(page.getByText('Tu mensaje se envio correctamente')).toBeVisible();
  await expectGoodScreen(page);
  const chats = page.getByRole('link', { name: /^Abrir chat con / });
  await expect(chats).toHaveCount(4);
  await expect.poll(() => kept(page)).toBeNull();

  const addresses = await chats.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  for (const address of addresses) {
    await page.goto(address);
    const thread = page.getByRole('region', { name: /^Conversación con/ });
    await expect(thread.getByText('Gotea la llave del fregadero')).toBeVisible();
    await expect(thread.getByRole('button', { name: /^Ver imagen/ })).toHaveCount(3);
  }
  await page.goto('/cliente/solicitudes');
  const sent = page.getByRole('listitem').filter({ hasText: 'Ya la tienen 4 profesionales.' });
  await sent.getByRole('link').click();
  await expect(page.getByText('Enviada', { exact: true })).toHaveCount(4);
  await expect(page.getByText(/Gotea la llave del fregadero/)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(PLUMBERS);
  await expect(page.getByText('Tu solicitud ya se envió.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver la solicitud' })).toBeVisible();
});

test('a request that is sent again after a lost connection arrives once', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(DESKTOP, client);
  await keepRequest(page, LEAK, PHOTOS.slice(0, 1));
  await page.goto(PLUMBERS);
  await choosePeople(page, 2);
  await button(page, 'Continuar').click();

  // The server has the request, but its reply is lost.
  await page.route(
    `**${sendRequest.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Enviar solicitud').click();
  await expect(page.getByText('Error al subir imágenes').first()).toBeVisible();
  await expect(page.getByText('Tu solicitud y sus imágenes siguen aquí.')).toBeVisible();
  expect(await kept(page)).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Imagen 1 de 1' })).toBeVisible();
  await button(page, 'Enviar solicitud').click();
  await expect(page.getByRole('heading', { name: 'Tu solicitud va en camino' })).toBeVisible();
  await expect.poll(() => messagesOf(client)).toEqual([2, 2]);
});

test('in a conversation, action=presupuesto shows the request and sends it', async ({ seat }) => {
  const professional = await demoProfessional();
  const client = await newClient();
  const { page } = await seat(DESKTOP, client);
  const address = `/chat/${professional.keylogin}?action=presupuesto`;
  await page.goto(address);
  const card = page.getByRole('region', { name: /solicitud/ });
  await expect(card.getByRole('link', { name: 'Hacer una solicitud' })).toHaveAttribute(
    'href',
    '/solicitar',
  );
  await button(page, 'Ahora no').click();
  await expect(page).toHaveURL(`/chat/${professional.keylogin}`);

  await keepRequest(page, LEAK, PHOTOS);
  await page.goto(`/ver/profesional/${professional.keylogin}`);
  await page.getByRole('link', { name: 'Escribirle' }).click();
  await expect(page).toHaveURL(address);
  await expect(card.getByText('Gotea la llave del fregadero')).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(3);
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page);
  await page.setViewportSize(DESKTOP);
  await expectGoodScreen(page);

  await button(page, 'Enviar solicitud').dblclick();
  await expect(page).toHaveURL(`/chat/${professional.keylogin}`);
  await expect(page.getByText('Gotea la llave del fregadero')).toBeVisible();
  await expect.poll(() => messagesOf(client)).toEqual([4]);
  await expect.poll(() => kept(page)).toBeNull();
});

test('a request without its day says what is missing on every screen', async ({ seat }) => {
  const professional = await demoProfessional();
  const { page } = await seat(PHONE, await newClient());
  await keepRequest(page, { ...LEAK, fecha: '' });
  await page.goto(PLUMBERS);
  await expect(page.getByRole('region', { name: 'Tu solicitud' })).toContainText(
    'Fuga en la cocina · Guadalajara · aprox. $900',
  );
  await page.goto(`/chat/${professional.keylogin}?action=presupuesto`);
  await expect(page.getByText('Elige una fecha.')).toBeVisible();
  await expect(button(page, 'Enviar solicitud')).toHaveAccessibleDescription(
    'Completa primero la solicitud.',
  );
  await expectGoodScreen(page);
});

test('a professional reads that only clients send requests', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await demoProfessional());
  await keepRequest(page, LEAK);
  await page.goto(PLUMBERS);
  await choosePeople(page, 1);
  await expect(button(page, 'Continuar')).toHaveAccessibleDescription(
    'Las solicitudes se envían con una cuenta de cliente.',
  );
});

/** The number of a client's own messages in each of their conversations. */
async function messagesOf({ session_id, keylogin }: Member): Promise<number[]> {
  const as = { session_id, keylogin };
  const { conversations } = await send(getConversations, {}, { as });
  return Promise.all(
    conversations.map(async ({ other_key }) => {
      const pair = { key_primary: keylogin, key_secundary: other_key };
      const { messages } = await send(getMessages, pair, { as });
      return messages.filter(({ sender }) => sender === keylogin).length;
    }),
  );
}
