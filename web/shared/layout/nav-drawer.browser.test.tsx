import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';

test('the menu opens again at once after it was closed', async () => {
  answerCatalogue();
  answerSearch();
  await open('/terminos-y-condiciones', PHONE);
  const openMenu = page.getByRole('button', { name: 'Abrir menú' });
  await openMenu.click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect.element(menu).toBeVisible();
  const told = new Promise((resolve) =>
    menu.element().addEventListener('close', resolve, { once: true }),
  );
  const button = openMenu.element() as HTMLElement;
  (menu.getByRole('button', { name: 'Cerrar menú' }).element() as HTMLElement).click();
  // React is done, and the browser has not told of the closed dialog.
  await Promise.resolve();
  button.click();
  await told;
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(menu).toBeVisible();
});
