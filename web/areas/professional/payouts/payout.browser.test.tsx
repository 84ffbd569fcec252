import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOwnPayouts, PAYOUT, updatePaymentMethod } from '#contract/payouts.ts';
import type { User } from '#contract/views.ts';
import { textOf } from '#contract/errors.ts';
import { withControlDigit } from '#domain/payouts/clabe.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { reach } from '#web/testing/keyboard.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

// Where a professional is paid, as far as one screen shows it.

const CLABE = '032180000118359719';
const MISTYPED = '032180000118359710';
const NO_BANK = withControlDigit('77718000011835971');
const ANOTHER = '012180015678912342';
const NO_SUCH = 'clabe_unknown_bank';
const AGAIN = 'Escribe el número otra vez';

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
  const payment_method = { ...PAYOUT, numero, banco: 'IXE', devuelto: null };
  answer(updatePaymentMethod, { user: { ...user, payment_method } });
  await button(name).click();
  await expect.element(saved()).toBeVisible();
  expect(asked(updatePaymentMethod)).toMatchObject([{ numero }]);
}

test('a wrong control digit and an unknown bank are refused at the field, before anything is sent', async () => {
  for (const [numero, code] of [
    [MISTYPED, 'clabe_wrong_digit'],
    [NO_BANK, NO_SUCH],
  ] as const) {
    await fill({ Número: numero, [AGAIN]: numero });
    await expectAtField('Número', textOf(code));
    await button('Guardar cambios').click();
    await expectAtField('Número', textOf(code));
    await expect.element(field('Número')).toHaveFocus();
  }
  await expectGoodScreen();
  expect(asked(updatePaymentMethod)).toEqual([]);
});

test('a new CLABE is typed twice alike, and nothing typed is lost until it is', async () => {
  await expect.element(field(AGAIN)).not.toBeInTheDocument();
  await fill({ Número: CLABE });
  await button('Guardar cambios').click();
  await expectAtField(AGAIN, 'Escribe la CLABE otra vez.');
  await fill({ [AGAIN]: ANOTHER });
  await button('Guardar cambios').click();
  await expectAtField(AGAIN, 'Los dos números no son iguales.');
  await expect.element(field(AGAIN)).toHaveFocus();
  await expectGoodScreen();
  refuse(updatePaymentMethod, NO_SUCH, { numero: textOf(NO_SUCH) });
  await fill({ [AGAIN]: CLABE });
  await button('Guardar cambios').click();
  await expectAtField('Número', textOf(NO_SUCH));
  await expect.element(field('Número')).toHaveValue(CLABE);
  await expect.element(field(AGAIN)).toHaveValue(CLABE);
});

test('the saved CLABE is typed once, and a doubtful one is asked about until it is changed', async () => {
  user = signIn(
    person('professional', {
      payment_method: { ...PAYOUT, numero: MISTYPED, banco: 'IXE', devuelto: null },
    }),
  );
  await open('/profesional/metodo-de-pago');
  const doubt = page.getByText(/Revisa la CLABE que guardaste/);
  await expect.element(doubt).toBeVisible();
  await expect.element(field('Número')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(AGAIN)).not.toBeInTheDocument();
  await expectGoodScreen();
  await fill({ Número: CLABE, [AGAIN]: CLABE });
  await expectSaved('Guardar cambios', CLABE);
  await expect.element(doubt).not.toBeInTheDocument();
  await expect.element(field(AGAIN)).not.toBeInTheDocument();
});

test('a new professional reads what is missing to be paid', async () => {
  await fill({ Número: CLABE, [AGAIN]: CLABE });
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
