import { expect } from '@playwright/test';
import {
  becomes,
  field,
  holdSends,
  openChat,
  received,
  sayWith,
  sent,
  SENDS,
  unsent,
} from '../steps/chat.ts';
import { photoOf } from '../steps/images.ts';
import { demoProfessional, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, openTabOf, PHONE, test } from '../steps/person.ts';
import { messages, say } from '../steps/project.ts';

// Messages that the server does not have yet are kept in order and sent once.

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

test('unsent messages and their images survive a reload and are sent in order', async ({
  seat,
}) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await openChat(page, professional);
  await holdSends(page);
  await say(page, 'Uno.');
  await sayWith(page, await photoOf(3), 'Dos.');
  await say(page, 'Tres.');
  await expect(unsent(page)).toHaveCount(3);
  // The view stays at the end, also when a failed message gets its buttons.
  await expect(messages(page).getByRole('button', { name: 'Descartar' }).last()).toBeInViewport();
  // They failed for the same reason, which is shown once.
  await expect(messages(page).getByText('Error al enviar el mensaje')).toHaveCount(1);
  await expectGoodScreen(page);

  await page.reload();
  await expect(unsent(page)).toHaveCount(3);
  await expect(messages(page).getByRole('button', { name: 'Ver tu imagen' })).toBeVisible();
  await page.unroute(SENDS);
  // They leave by themselves where a document opens.
  await page.reload();
  await expect(sent(page)).toHaveCount(3);
  await expect(unsent(page)).toHaveCount(0);
  expect(await received(professional, client)).toEqual(['Uno.', 'Dos. [imagen]', 'Tres.']);
  await page.reload();
  await expect(sent(page)).toHaveCount(3);
  await expect(unsent(page)).toHaveCount(0);
});

test('a draft with its image is kept per conversation and per account', async ({ seat }) => {
  const [client, second] = [await newClient('Alba'), await newClient('Berta')];
  const { page } = await seat(DESKTOP, client);
  await openChat(page, professional);
  await field(page).fill('A medio escribir');
  await page.getByLabel('Imagen para adjuntar').setInputFiles(await photoOf(5));
  const image = page.getByRole('button', { name: 'Quitar la imagen' });
  await expect(image).toBeVisible();
  // In another conversation the field is empty.
  await page.goto(`/chat/view`);
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await openChat(page, professional);
  await expect(field(page)).toHaveValue('A medio escribir');
  await expect(image).toBeVisible();

  await becomes(page, second);
  await openChat(page, professional);
  await expect(field(page)).toHaveValue('');
  await expect(image).toHaveCount(0);
  await becomes(page, client);
  await openChat(page, professional);
  await expect(field(page)).toHaveValue('A medio escribir');
  await expect(image).toBeVisible();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(sent(page)).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue('');
  await expect(image).toHaveCount(0);
  expect(await received(professional, client)).toEqual(['A medio escribir [imagen]']);
});

test('an unsent message belongs to its tab, and moves to another when that is closed', async ({
  seat,
}) => {
  const client = await newClient();
  const here = await seat(DESKTOP, client);
  const there = await openTabOf(here);
  await openChat(here.page, professional);
  await openChat(there.page, professional);
  await holdSends(here.page);
  await say(here.page, 'Se quedó a medias.');
  await expect(unsent(here.page)).toHaveCount(1);
  await there.page.reload();
  await expect(field(there.page)).toBeVisible();
  await expect(unsent(there.page)).toHaveCount(0);
  await here.page.close();
  await there.page.reload();
  await expect(sent(there.page)).toHaveCount(1);
  expect(await received(professional, client)).toEqual(['Se quedó a medias.']);
});
