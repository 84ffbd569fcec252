import { expect, type Page } from '@playwright/test';
import { demoProfessional, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages, say } from '../steps/project.ts';

// Blocking people.

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ });
const menu = (page: Page) => page.getByRole('button', { name: /^Opciones de/ });

test('a client blocks by keyboard, neither can write, and unblocks', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto(`/chat/${professional.keylogin}`);
  await say(page, 'Buenas tardes.');
  await expect(messages(page).getByTitle('Enviado')).toBeVisible();
  const { page: other } = await seat(DESKTOP, professional);
  await other.goto(`/chat/${client.keylogin}`);
  await field(other).fill('Lo que iba a escribir');

  await menu(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver perfil' })).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver perfil' })).toBeFocused();
  // Past «Guardar en favoritos».
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /loquear$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^¿Bloquear a/ });
  await expect(dialog).toContainText('Si tienen un proyecto abierto, sigue igual');
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver perfil' })).toBeFocused();
  // Past «Guardar en favoritos».
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /loquear$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText(/^Bloqueaste a .+\. No pueden enviarse mensajes\./)).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expectGoodScreen(page);

  // The other person learns only that, and their draft stays.
  const conversation = other.getByRole('region', { name: /^Conversación con/ });
  await expect(conversation.getByText('Esta conversación no recibe mensajes.')).toBeVisible();
  await expect(field(other)).toBeHidden();
  await expectGoodScreen(other);

  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(field(page)).toBeVisible();
  await expect(field(other)).toHaveValue('Lo que iba a escribir');
  await say(page, 'Perdón, fue sin querer.');
  await expect(messages(other).getByText('Perdón, fue sin querer.')).toBeVisible();
});
