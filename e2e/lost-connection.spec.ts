import { expect } from '@playwright/test';
import { getProfiles } from '#contract/search.ts';
import { validateLogin } from '#contract/session.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { alerts, routeOf } from './steps/failures.ts';
import { PHONE, test } from './steps/person.ts';

// A lost connection (1 §8), with the real network and server. How each form and screen tells of a failure is
// tested beside it, in `*.browser.test.tsx`.

test('a form and a page say that the connection failed, and work on the next try', async ({
  seat,
}) => {
  const { page } = await seat(PHONE);
  await page.goto('/login');
  await page.route(routeOf(getProfiles), (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Buscar profesionales' }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem.getByRole('heading', { name: getProfiles.texts.network })).toBeVisible();
  await page.unroute(routeOf(getProfiles));
  await problem.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(problem).toHaveCount(0);

  await page.goto('/login');
  const [{ email }] = DEMO_ACCOUNTS;
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(alerts(page).getByText(validateLogin.texts.network)).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).not.toHaveURL(/login/);
});
