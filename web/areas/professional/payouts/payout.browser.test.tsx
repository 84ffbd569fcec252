import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOwnPayouts, PAYOUT, updatePaymentMethod } from '#contract/payouts.ts';
import type { User } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { reach } from '#web/testing/keyboard.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

// Where a professional is paid, as far as one screen shows it.

const CLABE = '032180000118359719';
const MISTYPED = '032180000118359710';

const saved = () =>
  page.getByText('El método de pago se actualizó correctamente.', { exact: true });

let user: User;
beforeEach(async () => {
  user = signIn(person('professional'));
  answer(getOwnPayouts, { payouts: [], hay_mas: false, siguiente: null });
  await open('/profesional/metodo-de-pago');
});

/** Expects that a number is sent as it is written, and that it was saved. */
async function expectSaved(name: string, numero: string): Promise<void> {
  const payment_method = { ...PAYOUT, numero, banco: 'IXE' };
  answer(updatePaymentMethod, { user: { ...user, payment_method } });
  await button(name).click();
  await expect.element(saved()).toBeVisible();
  expect(asked(updatePaymentMethod)).toMatchObject([{ numero }]);
}

test('a wrong control digit causes a warning but is accepted', async () => {
  await fill({ Número: MISTYPED });
  await expect.element(page.getByText(/El último dígito/)).toBeVisible();
  expect(
    page
      .getByText(/El último dígito/)
      .element()
      .closest('output'),
  ).not.toBeNull();
  await expectGoodScreen();
  await expectSaved('Guardar de todas formas', MISTYPED);
});

test('a new professional reads what is missing to be paid', async () => {
  await fill({ Número: CLABE });
  await expect.element(page.getByText(/no hacemos pagos durante 72 horas/)).toBeVisible();
  await expect.element(page.getByText(/los dos lados de tu identificación/)).toBeVisible();
  await expectGoodScreen();
  await expectSaved('Guardar cambios', CLABE);
  answerCatalogue();
  await page.getByRole('link', { name: 'Súbelos en tu perfil' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu perfil');
});

test('too few digits are refused at the field, also by keyboard', async () => {
  await fill({ Número: CLABE });
  await reach(field('Número'));
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.keyboard('12345678901234567x');
  await expect.element(field('Número')).toHaveValue('12345678901234567');
  await userEvent.keyboard('{Enter}');
  await expectAtField('Número', 'El número de pago debe contener unicamente 18 dígitos.');
  await expect.element(field('Número')).toHaveFocus();
  await expectGoodScreen();
  expect(asked(updatePaymentMethod)).toEqual([]);
});
