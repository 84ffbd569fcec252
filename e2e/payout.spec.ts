import { expect, type Page } from '@playwright/test';
import { withControlDigit } from '#domain/payouts/clabe.ts';
import { demoProfessional } from './steps/people.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';

// A professional's payout method, and the earnings on their home. What the form warns of and refuses is tested in
// web/areas/professional/payouts/payout.browser.test.tsx.

const numero = (page: Page) => page.getByLabel('Número', { exact: true });
const again = (page: Page) => page.getByLabel('Escribe el número otra vez', { exact: true });
const saved = (page: Page) =>
  page.getByText('El método de pago se actualizó correctamente.', { exact: true });

/** A CLABE with a correct control digit, unique in this run. */
function freshClabe(): string {
  return withControlDigit(`012320${String(Date.now()).slice(-11)}`);
}

test('a pasted CLABE is saved, and the home shows only its last digits, and the earnings by month', async ({
  seat,
}) => {
  const clabe = freshClabe();
  const { page } = await seat(PHONE, await demoProfessional());
  await page.goto('/profesional/metodo-de-pago');
  await numero(page).fill('');
  await numero(page).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    clabe.replace(/(.{4})/g, '$1 '),
  );
  await expect(numero(page)).toHaveValue(clabe);
  await expect(page.getByText('BBVA BANCOMER', { exact: true })).toBeVisible();
  await again(page).fill(clabe);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(/esperamos 72 horas/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Mi cuenta' }).getByText('Resumen').click();
  const money = page.getByRole('region', { name: 'Tu dinero' });
  await expect(money).toContainText(`BBVA BANCOMER ····que termina en ${clabe.slice(-4)}`);
  await expect(page.getByText(clabe)).toHaveCount(0);

  await page.goto('/profesional/dinero');
  const earnings = page.getByRole('region', { name: 'Tus ingresos por mes' });
  await expect(earnings.getByRole('row')).toHaveCount(7);
  await expect(earnings).toContainText(/\$\d[\d,]*\.\d\d MXN en 12 meses/);
  await expectGoodScreen(page);
  await earnings.getByRole('button', { name: 'Ver 12 meses' }).click();
  await expect(earnings.getByRole('row')).toHaveCount(13);
});
