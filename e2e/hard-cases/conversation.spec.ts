import { expect } from '@playwright/test';
import { SETTLED } from '../steps/speaker.ts';
import { newClient } from '../steps/people.ts';
import { expectGoodScreen, PHONE } from '../steps/person.ts';
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
  // It leaves by itself.
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
