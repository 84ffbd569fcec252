import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configureAccount, configureEnd } from '#contract/accounts.ts';
import { address, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { button, expectGoodScreen, fill, notices } from '#web/testing/screen.ts';

const PASS = 'una-clave-larga-2026';
const FIRST_PASSWORD = { Contraseña: PASS, 'Confirma tu contraseña': PASS };
const ACCOUNT = {
  nombre: 'Nora',
  email: 'nora@correo.example',
  pass: '',
  confirm_pass: '',
  terms: false,
};

testFailures({
  screen: 'the account behind a link',
  call: configureEnd,
  button: 'Terminar',
  typed: FIRST_PASSWORD,
  refusable: ['pass', 'Contraseña'],
  open: async () => {
    answer(configureAccount, { account: ACCOUNT });
    await open('/m/ca/some-link');
    await fill(FIRST_PASSWORD);
    await page.getByRole('checkbox', { name: /Acepto los términos/ }).click();
  },
});

test('an invalid link and one that cannot be checked show what to do', async () => {
  for (const [before, failure] of FAILURES.entries()) {
    fail(configureAccount, failure);
    await (before === 0 ? open('/m/ca/some-link') : button('Intentar de nuevo').click());
    await expect.poll(() => asked(configureAccount)).toHaveLength(before + 1);
    const text = failure.text(configureAccount);
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
  }
  await expectGoodScreen();
  refuse(configureAccount, 'configure_not_found');
  await button('Intentar de nuevo').click();
  const title = 'No se obtuvo la cuenta, contacta a soporte';
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Contactar a soporte' }))
    .toHaveAttribute('href', '/#contacto');
  await expectGoodScreen();
});

test('a link of an account in use leads to the login', async () => {
  refuse(configureAccount, 'configure_in_use');
  await open('/m/ca/some-link');
  await expect.element(notices().getByText('Cuenta en uso')).toBeVisible();
  await expect.poll(address).toBe('/login');
});
