import { expect, type Page } from '@playwright/test';
import { reach } from './steps/keyboard.ts';
import { demoProfessional, newProfessional } from './steps/people.ts';
import { expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';

// A professional's payout method, and the earnings on their home.

const numero = (page: Page) => page.getByLabel('Número', { exact: true });
const saved = (page: Page) =>
  page.getByText('El método de pago se actualizó correctamente.', { exact: true });

/** A CLABE with a correct control digit, unique in this run. */
function freshClabe(): string {
  const seventeen = `012320${String(Date.now()).slice(-11)}`;
  const weights = [3, 7, 1];
  const sum = [...seventeen].reduce(
    (total, digit, at) => total + ((Number(digit) * (weights[at % 3] ?? 0)) % 10),
    0,
  );
  return `${seventeen}${(10 - (sum % 10)) % 10}`;
}

test('a CLABE is pasted with spaces, shows its bank, is saved, and shows only its last digits elsewhere', async ({
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
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(/esperamos 72 horas/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Mi cuenta' }).getByText('Resumen').click();
  const money = page.getByRole('region', { name: 'Tu dinero' });
  await expect(money).toContainText(`BBVA BANCOMER ····que termina en ${clabe.slice(-4)}`);
  await expect(page.getByText(clabe)).toHaveCount(0);
});

test('a wrong control digit causes a warning but is accepted', async ({ seat }) => {
  const clabe = freshClabe();
  const mistyped = clabe.slice(0, -1) + String((Number(clabe.at(-1)) + 1) % 10);
  const { page } = await seat(PHONE, await demoProfessional());
  await page.goto('/profesional/metodo-de-pago');
  await numero(page).fill(mistyped);
  await expect(page.getByRole('status').filter({ hasText: 'El último dígito' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Guardar de todas formas' }).click();
  await expect(saved(page)).toBeVisible();
});

test('a new professional reads what is missing to be paid', async ({ seat }) => {
  const { page } = await seat(PHONE, await newProfessional());
  await page.goto('/profesional/metodo-de-pago');
  await numero(page).fill(freshClabe());
  await expect(page.getByText(/no hacemos pagos durante 72 horas/)).toBeVisible();
  await expect(page.getByText(/los dos lados de tu identificación/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Súbelos en tu perfil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu perfil');
});

test('too few digits are refused at the field, also by keyboard', async ({ seat }) => {
  const { page } = await seat(PHONE, await demoProfessional());
  await page.goto('/profesional/metodo-de-pago');
  await reach(numero(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12345678901234567x');
  await expect(numero(page)).toHaveValue('12345678901234567');
  await page.keyboard.press('Enter');
  const text = 'El número de pago debe contener unicamente 18 dígitos.';
  await expectAtField(page, 'Número', text);
  await expect(numero(page)).toBeFocused();
  await expectGoodScreen(page);
});

test('the home shows the month’s earnings as amount and bar, and the other months on demand', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, await demoProfessional());
  await page.goto('/profesional');
  const earnings = page.getByRole('region', { name: 'Tus ingresos por mes' });
  await expect(earnings.getByRole('row')).toHaveCount(7);
  await expect(earnings).toContainText(/\$\d[\d,]*\.\d\d MXN en 12 meses/);
  await expectGoodScreen(page);
  await earnings.getByRole('button', { name: 'Ver 12 meses' }).click();
  await expect(earnings.getByRole('row')).toHaveCount(13);
});
