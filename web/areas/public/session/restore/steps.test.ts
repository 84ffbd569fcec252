import { expect, it } from 'vitest';
import { stepToShow } from './steps.ts';

const email = 'clara@correo.mx';
const sent = { email, keylogin: 'x', resendAt: 0 };

it.each([
  [{ email: '', sent: null, proved: false }, null, 'correo'],
  [{ email: '', sent: null, proved: false }, 'nueva', 'correo'],
  [{ email, sent, proved: false }, null, 'correo'],
  [{ email, sent, proved: false }, 'codigo', 'codigo'],
  [{ email, sent, proved: false }, 'nueva', 'codigo'],
  [{ email, sent, proved: true }, 'codigo', 'nueva'],
  [{ email, sent, proved: true }, 'nueva', 'nueva'],
  [{ email, sent, proved: true }, 'otra', 'correo'],
  // Another e-mail was typed after the code had been sent.
  [{ email: 'otra@correo.mx', sent, proved: true }, 'nueva', 'correo'],
])('with %o, the address %s shows %s', (draft, wanted, step) => {
  expect(stepToShow(draft, wanted)).toBe(step);
});
