import { page } from 'vitest/browser';
import { configureAccount, configureEnd } from '#contract/accounts.ts';
import { open } from '#web/testing/app.tsx';
import { testFailures } from '#web/testing/form.ts';
import { answer } from '#web/testing/network.ts';
import { fill } from '#web/testing/screen.ts';

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
