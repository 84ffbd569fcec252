import { expect } from '@playwright/test';
import { newClient } from '../steps/people.ts';
import { DESKTOP, openTabOf } from '../steps/person.ts';
import { test } from './test.ts';

// Several tabs of one browser always show the same session, or none.

test('logging out in one tab logs out the others', async ({ seat }) => {
  const here = await seat(DESKTOP, await newClient());
  const [there, aside] = [await openTabOf(here), await openTabOf(here)];
  await there.page.goto('/chat/view');
  await aside.page.goto('/terminos-condiciones');
  await here.page.goto('/cliente');
  await here.page.getByRole('button', { name: 'Cerrar sesión' }).click();
  for (const { page } of [here, there]) await expect(page).toHaveURL(/\/login$/);
  await there.page.goto('/cliente');
  await expect(there.page).toHaveURL(/\/login$/);
  // A public page stays, as a visitor sees it.
  await expect(aside.page).toHaveURL(/\/terminos-condiciones$/);
  await expect(
    aside.page.getByRole('banner').getByRole('link', { name: 'Ingresar' }),
  ).toBeVisible();
});

test('all tabs show the account that logged in last', async ({ seat, professional }) => {
  const [first, second] = [await newClient('Alba'), await newClient('Berta')];
  await first.write(professional, 'Solo Alba preguntó esto.');
  const here = await seat(DESKTOP, first);
  const there = await openTabOf(here);
  await there.page.goto('/chat/view');
  await expect(there.page.getByText('Solo Alba preguntó esto.')).toBeVisible();
  await here.page.goto('/login');
  const { session_id, keylogin, user } = second;
  await here.page.evaluate(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { session_id, keylogin, user: JSON.stringify(user) },
  );
  const head = there.page.getByRole('banner');
  await expect(head).toContainText('Berta');
  await expect(there.page.getByText('Solo Alba preguntó esto.')).toHaveCount(0);
  await expect(head).not.toContainText('Alba');
  await there.page.goto('/cliente');
  await expect(there.page.getByRole('heading', { level: 1 })).toContainText('Berta');
});

test('a late reply for the former session does not end the next one', async ({ seat }) => {
  const [first, second] = [await newClient('Alba'), await newClient('Berta')];
  const { page } = await seat(DESKTOP, first);
  await page.goto('/terminos-condiciones');
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/validate_session.php', async (route) => {
    await held;
    const body = { mensaje: 'No se encontró una sesión activa', code: 'session_not_found' };
    await route.fulfill({ status: 401, json: body });
  });
  const asked = page.waitForRequest('**/validate_session.php');
  await page.reload();
  await asked;
  const { session_id, keylogin, user } = second;
  await page.evaluate(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { session_id, keylogin, user: JSON.stringify(user) },
  );
  const answered = page.waitForResponse('**/validate_session.php');
  answerNow();
  await answered;
  await page.unroute('**/validate_session.php');
  await page.goto('/cliente');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Berta');
  await expect(page.getByText('No se encontró una sesión activa')).toHaveCount(0);
});
