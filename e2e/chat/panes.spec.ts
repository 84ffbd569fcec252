import { expect } from '@playwright/test';
import { demoProfessional, type Member, newClient } from '../steps/people.ts';
import { expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages, panel, toProject } from '../steps/project.ts';

// The chat has three panes: beside each other on a desktop, one at a time on a phone, each with an address.

let professional: Member;
let client: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
  client = await newClient();
  await client.write(professional, 'Buen día.');
  await professional.write(client, 'Con gusto.');
});

test('on a phone the browser’s back button leads from pane to pane', async ({ seat }) => {
  const { page } = await seat(PHONE, client);
  const list = page.getByRole('region', { name: 'Conversaciones' });
  await page.goto('/cliente');
  await page.goto('/chat/view');
  await expect(list).toBeVisible();
  await expect(list.locator('[aria-current]')).toHaveCount(0);
  const entry = list.getByRole('link', { name: /Taller Núñez/ });
  await expect(entry).toContainText('Con gusto.');
  await expect(entry).toContainText('justo ahora');
  await expect(entry).toContainText('1');
  await expectGoodScreen(page);

  await entry.click();
  await expect(messages(page)).toBeVisible();
  await expect(list).toBeHidden();
  await toProject(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(messages(page)).toBeHidden();
  await page.goBack();
  await expect(messages(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/view$/);

  // The arrows on screen do the same, and leave no history entries.
  await entry.click();
  await toProject(page).click();
  await page.getByRole('button', { name: 'Volver a los mensajes' }).click();
  await expect(messages(page)).toBeVisible();
  await page.getByRole('button', { name: 'Volver a las conversaciones' }).click();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cliente$/);
});
