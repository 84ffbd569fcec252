import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  cancelChange,
  changeEmail,
  confirmChange,
  resendChange,
  updateAccount,
} from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { getPrivacy, getSessions } from '#contract/privacy.ts';
import { validateSession } from '#contract/session.ts';
import type { ContactChange, User } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { pass, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  button,
  expectAtField,
  expectErrorToast,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';

const MINUTE = 60_000;
const PHONE = 'Falta confirmar +52 33\u00A09000\u00A00001: escribe el código';
const EMAIL = 'Falta confirmar nora@otro.example: escribe el código';

let user: User;
const change = (changes: Partial<ContactChange> = {}): ContactChange => ({
  dato: 'phone',
  valor: '+523390000001',
  asked_at: new Date().toISOString(),
  vence_at: new Date(Date.now() + 1440 * MINUTE).toISOString(),
  reenvio_at: new Date(Date.now() + MINUTE).toISOString(),
  ...changes,
});
const email = { dato: 'email', valor: 'nora@otro.example' } as const;
const waiting = (...contacto_pendiente: ContactChange[]): User => ({ ...user, contacto_pendiente });
const title = (name: string) => page.getByRole('heading', { name, exact: true });

beforeEach(() => {
  answer(getSessions, { sesiones: [] });
  answer(getPrivacy, { datos: null, eliminacion: null });
  user = signIn(person('client'));
});

test('a new phone waits beside the present one, and counts once its code is typed', async () => {
  await open('/cliente/cuenta');
  await fill({ Teléfono: '3390000001' });
  answer(updateAccount, { user: waiting(change()) });
  await button('Guardar cambios').click();
  await expect.element(title(PHONE)).toBeVisible();
  await expect.element(field('Código de tu teléfono')).toHaveFocus();
  await expect.element(field('Teléfono')).toHaveValue('33 1234 5678');
  await expect
    .element(field('Teléfono'))
    .toHaveAccessibleDescription(
      /Falta confirmar \+52\s33\s9000\s0001 con su código; mientras, vale/,
    );
  await expectGoodScreen();

  refuse(confirmChange, 'code_invalid');
  await fill({ 'Código de tu teléfono': '111111' });
  await expectAtField('Código de tu teléfono', textOf('code_invalid'));
  const account = { ...user.account, phone: '+523390000001' };
  answer(confirmChange, { user: { ...user, account } });
  await fill({ 'Código de tu teléfono': '123456' });
  await expect
    .element(notices().getByText('Tu teléfono es ahora el +52 33\u00A09000\u00A00001.'))
    .toBeVisible();
  await expect.element(title(PHONE)).not.toBeInTheDocument();
  await expect.element(field('Teléfono')).toHaveValue('33 9000 0001');
  expect(document.activeElement).not.toBe(document.body);
  expect(asked(confirmChange)).toMatchObject([
    { dato: 'phone', code: '111111' },
    { dato: 'phone', code: '123456' },
  ]);
});

test('another e-mail is asked for in a dialog, and what is wrong stands at its field', async () => {
  await open('/cliente/cuenta');
  await expect.element(field('Correo')).toHaveAttribute('readonly');
  await button('Cambiar correo').click();
  await button('Enviar código').click();
  await expectAtField('Correo nuevo', 'Escribe tu correo.');
  await fill({ 'Correo nuevo': 'nora@otro.example' });
  refuse(changeEmail, 'email_in_use', { email: textOf('email_in_use') });
  await button('Enviar código').click();
  await expectAtField('Correo nuevo', textOf('email_in_use'));
  await expectGoodScreen();
  answer(changeEmail, { user: waiting(change(email)) });
  await button('Enviar código').click();
  await expect.element(title(EMAIL)).toBeVisible();
  await expect.element(field('Código de tu correo')).toHaveFocus();
  await expect.element(field('Correo')).toHaveValue('nora@correo.example');
  await expectGoodScreen();
});

testFailures({
  screen: '/cliente/cuenta',
  call: changeEmail,
  button: 'Enviar código',
  typed: { 'Correo nuevo': 'nora@otro.example' },
  refusable: ['email', 'Correo nuevo'],
  open: async () => {
    await open('/cliente/cuenta');
    await button('Cambiar correo').click();
    await fill({ 'Correo nuevo': 'nora@otro.example' });
  },
});

test('what waits is there after a reload, is sent again after a minute, and can be taken back', async () => {
  user = signIn(waiting(change(), change(email)));
  await open('/cliente/cuenta');
  for (const one of [PHONE, EMAIL]) await expect.element(title(one)).toBeVisible();
  await expectGoodScreen();
  stopClock();
  const of = (name: string) => page.getByRole('region', { name, exact: true });
  const resend = of(EMAIL).getByRole('button', { name: /Reenviar código/ });
  await expect.element(resend).toHaveAccessibleName(/en \d+ s$/);
  await pass(MINUTE);
  await expect.element(resend).toHaveAccessibleName('Reenviar código');
  for (const failure of FAILURES) {
    fail(resendChange, failure);
    await resend.click();
    await expectErrorToast(failure.text(resendChange));
  }
  answer(resendChange, { user: waiting(change(), change(email)) });
  await resend.click();
  await expect.element(resend).toHaveAccessibleName(/en \d+ s$/);
  expect(asked(resendChange).at(-1)).toMatchObject({ dato: 'email' });

  const cancel = of(PHONE).getByRole('button', { name: 'Cancelar el cambio' });
  for (const failure of FAILURES) {
    fail(cancelChange, failure);
    await cancel.click();
    await expectErrorToast(failure.text(cancelChange));
  }
  answer(cancelChange, { user: waiting(change(email)) });
  await cancel.click();
  await expect.element(title(PHONE)).not.toBeInTheDocument();
  await expect.element(title(EMAIL)).toBeVisible();
  expect(asked(cancelChange).at(-1)).toMatchObject({ dato: 'phone' });
});

test('a spent code asks for another one, and what was settled elsewhere goes', async () => {
  user = signIn(waiting(change()));
  await open('/cliente/cuenta');
  refuse(confirmChange, 'code_dead');
  await fill({ 'Código de tu teléfono': '111111' });
  await expectAtField('Código de tu teléfono', textOf('code_dead'));
  await expect.element(page.getByText(/Ese código ya no sirve/)).toBeVisible();
  await expectGoodScreen();
  refuse(confirmChange, 'contact_not_asked');
  answer(validateSession, { user: { ...user, contacto_pendiente: [] } });
  await fill({ 'Código de tu teléfono': '222222' });
  await expect.element(notices().getByText(textOf('contact_not_asked'))).toBeVisible();
  await expect.element(title(PHONE)).not.toBeInTheDocument();
});
