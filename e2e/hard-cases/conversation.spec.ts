import { expect } from '@playwright/test';
import { SETTLED } from '../steps/speaker.ts';
import { FAKE_IMAGE, TOO_LARGE_IMAGE } from '../steps/images.ts';
import { newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE } from '../steps/person.ts';
import { messages, say } from '../steps/project.ts';
import { test } from './test.ts';

test('a message that could not be sent is kept, and then sent once', async ({
  seat,
  professional,
}) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto(`/chat/${professional.keylogin}`);
  await say(page, 'Buenas tardes.');
  await expect(messages(page).getByTitle('Enviado')).toBeVisible();

  await page.context().setOffline(true);
  await say(page, '¿Atiendes los sábados?');
  await expect(messages(page).getByText('Error al enviar el mensaje')).toBeVisible();
  await expectGoodScreen(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(messages(page).getByTitle('Enviado')).toHaveCount(2);

  // This time it arrives and only the reply is lost; the push confirms it.
  await page.route(
    '**/chat/send_message.php',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await say(page, 'Es por una fuga.');
  await expect(messages(page).getByTitle('Enviado')).toHaveCount(3, SETTLED);
  await expect(messages(page).getByText('Es por una fuga.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden();
  const written = await professional.read(client);
  expect(written.map(({ msg }) => msg)).toEqual([
    'Buenas tardes.',
    '¿Atiendes los sábados?',
    'Es por una fuga.',
  ]);
});

test('an attachment that is too large or not an image is refused, and the text is kept', async ({
  seat,
  professional,
}) => {
  const client = await newClient();
  const { page } = await seat(DESKTOP, client);
  await page.goto(`/chat/${professional.keylogin}`);
  const attachment = page.getByLabel('Imagen para adjuntar');
  await attachment.setInputFiles(TOO_LARGE_IMAGE);
  await expect(page.getByText('El adjunto excede el tamaño máximo de 6MB')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('No puedes enviar un mensaje vacio')).toBeVisible();

  await attachment.setInputFiles(FAKE_IMAGE);
  await say(page, 'Mira cómo quedó.');
  await expect(messages(page).getByText(/no es una imagen que podamos leer/)).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Quitar la imagen' }).click();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(messages(page).getByTitle('Enviado')).toBeVisible();
  expect(await professional.read(client)).toMatchObject([
    { msg: 'Mira cómo quedó.', rute_adjunto: '' },
  ]);
});
