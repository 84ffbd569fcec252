import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acceptInvitation, getInvitation } from '#contract/administrators.ts';
import { textOf } from '#contract/errors.ts';
import { address, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { button, expectAtField, expectGoodScreen, fill, notices } from '#web/testing/screen.ts';

const PASS = 'una-clave-larga-2026';
const TYPED = { Contraseña: PASS, 'Confirma tu contraseña': PASS };
const INVITATION = {
  nombre: 'Eva Paz',
  email: 'eva.paz@maestros.example',
  permisos: ['finanzas' as const, 'lectura' as const],
  invita: 'Ada Ruiz',
  vence_at: '2026-11-23T16:00:00.000Z',
};

testFailures({
  screen: 'an invitation to the team',
  call: acceptInvitation,
  button: 'Aceptar la invitación',
  typed: TYPED,
  refusable: ['pass', 'Contraseña'],
  open: async () => {
    answer(getInvitation, { invitacion: INVITATION });
    await open('/invitacion/some-link');
    await fill(TYPED);
  },
});

test('says who invites to what, takes a password and leads to the login', async () => {
  answer(getInvitation, { invitacion: INVITATION });
  await open('/invitacion/some-link');
  await expect
    .element(page.getByText(/^Ada Ruiz te invita al equipo de Maestros/))
    .toMatchTextContent('vence el lunes 23 de noviembre, a las 10:00.');
  await expect.element(page.getByRole('listitem').getByText(/^Finanzas/)).toBeVisible();
  await expectGoodScreen();
  await fill({ ...TYPED, 'Confirma tu contraseña': 'otra' });
  await button('Aceptar la invitación').click();
  await expectAtField('Confirma tu contraseña', 'Las contraseñas no coinciden.');
  await fill(TYPED);
  answer(acceptInvitation, {});
  await button('Aceptar la invitación').click();
  await expect.element(notices().getByText(/^Ya eres parte del equipo/)).toBeVisible();
  await expect.poll(address).toBe(`/login?email=${encodeURIComponent(INVITATION.email)}`);
  expect(asked(acceptInvitation)).toMatchObject([
    { clave: 'some-link', account: { pass: PASS, confirm_pass: PASS } },
  ]);
});

test.each([
  'invitation_not_found',
  'invitation_used',
  'invitation_replaced',
  'invitation_ended',
  'invitation_unbacked',
] as const)('%s is said with what to do', async (code) => {
  refuse(getInvitation, code);
  await open('/invitacion/some-link');
  await expect.element(page.getByRole('main').getByText(textOf(code))).toBeVisible();
  await expect.element(button('Aceptar la invitación')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test.each([
  ['invitation_ended', textOf('invitation_ended')],
  ['email_in_use', 'Pide a quien te invitó que use otro correo tuyo.'],
] as const)('%s while the password was being chosen takes the form’s place', async (code, text) => {
  answer(getInvitation, { invitacion: INVITATION });
  await open('/invitacion/some-link');
  await fill(TYPED);
  refuse(acceptInvitation, code);
  await button('Aceptar la invitación').click();
  await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
  await expect.element(button('Aceptar la invitación')).not.toBeInTheDocument();
});

test('one that cannot be checked now can be tried again', async () => {
  const [failure] = FAILURES;
  if (failure) fail(getInvitation, failure);
  await open('/invitacion/some-link');
  const title = failure?.text(getInvitation) ?? '';
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  answer(getInvitation, { invitacion: INVITATION });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText(/^Ada Ruiz te invita/)).toBeVisible();
});
