import { expect, type Page } from '@playwright/test';
import { validateLogin } from '#contract/session.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { alerts, notices, routeOf, stopClock } from './fail.ts';

// The behaviour of toasts (1 §9).

const LONG = 'Palabra '.repeat(40).trim();

/** Makes every login fail with a text. */
async function failLogin(page: Page, mensaje = LONG): Promise<void> {
  await page.clock.install();
  await page.route(routeOf(validateLogin), (route) =>
    route.fulfill({ status: 500, json: { mensaje, code: 'internal' } }),
  );
  await page.goto('/login');
  await page.getByLabel('Correo').fill('nora@correo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('una-clave');
  await stopClock(page);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(alerts(page)).toHaveCount(1);
}

test('a long toast fits at 360 px, and a repeated one shows once', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await failLogin(page);
  await page.clock.runFor(3000);
  const again = page.waitForResponse(routeOf(validateLogin));
  await page.getByRole('button', { name: 'Ingresar' }).press('Enter');
  await again;
  await expect(page.getByRole('button', { name: 'Ingresar' })).not.toHaveAttribute('aria-busy');
  await expect(alerts(page)).toHaveCount(1);
  // Its time begins anew.
  await page.clock.runFor(3999);
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page).getByText(LONG)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1);
  await expect(alerts(page)).toHaveCount(0);
});

test('a toast stays while the pointer is on it', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await failLogin(page);
  await alerts(page).hover();
  await page.clock.runFor(60_000);
  await expect(alerts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3999);
  await expect(alerts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(alerts(page)).toHaveCount(0);
});

test('a toast stays while it has the focus, closes by keyboard, and returns the focus', async ({
  seat,
}) => {
  const { page } = await seat(DESKTOP);
  await failLogin(page);
  const send = page.getByRole('button', { name: 'Ingresar' });
  await expect(send).toBeFocused();
  await notices(page).getByRole('button', { name: 'Cerrar aviso' }).focus();
  await page.clock.runFor(60_000);
  await expect(alerts(page)).toHaveCount(1);
  // axe needs running timers.
  await page.clock.resume();
  await expectGoodScreen(page);
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveCount(0);
  await expect(send).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(alerts(page)).toHaveCount(0);
  await expect(send).toBeFocused();
});
