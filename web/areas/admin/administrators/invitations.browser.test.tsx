import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as administrators from '#contract/administrators.ts';
import { textOf } from '#contract/errors.ts';
import { open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  fill,
  notices,
} from '#web/testing/screen.ts';

const {
  getAdministrators,
  getInvitations,
  inviteAdministrator,
  resendInvitation,
  withdrawInvitation,
} = administrators;

const EVA: administrators.Invitation = {
  id: 7,
  nombre: 'Eva Paz',
  email: 'eva.paz@maestros.example',
  permisos: ['finanzas', 'lectura'],
  invita: 'Ada Ruiz',
  estado: 'vigente',
  createAt: '2026-11-20T15:00:00.000Z',
  vence_at: '2026-11-23T15:00:00.000Z',
};
const TYPED = { Nombre: 'Eva', Apellidos: 'Paz', Correo: EVA.email };
const dialog = () => page.getByRole('dialog');
const box = (name: RegExp) => dialog().getByRole('checkbox', { name });

beforeEach(() => {
  signIn(person('admin'));
  answer(getAdministrators, { administradores: [] });
  answer(getInvitations, { invitaciones: [] });
});

const openForm = async () => {
  await open('/admin/equipo');
  await button('Invitar a alguien').click();
  await fill(TYPED);
  await box(/^Finanzas/).click();
};

testFailures({
  screen: 'an invitation to the team',
  call: inviteAdministrator,
  button: 'Enviar invitación',
  typed: TYPED,
  refusable: ['email', 'Correo'],
  open: openForm,
});

test('an owner invites somebody, who then stands in the list', async () => {
  await open('/admin/equipo');
  await expect.element(page.getByText(/^Nadie tiene una invitación pendiente/)).toBeVisible();
  await button('Invitar a alguien').click();
  await button('Enviar invitación').click();
  await expectAtField('Nombre', 'Escribe el nombre.');
  await expect.element(dialog()).toMatchTextContent('Elige al menos un permiso.');
  await expectGoodScreen();
  await fill(TYPED);
  await box(/^Finanzas/).click();
  await box(/^Lectura/).click();
  answer(inviteAdministrator, { invitacion: EVA });
  answer(getInvitations, { invitaciones: [EVA] });
  await button('Enviar invitación').click();
  await expect
    .element(notices().getByText(`La invitación va en camino a ${EVA.email}.`))
    .toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(inviteAdministrator)).toMatchObject([
    { nombre: 'Eva', apellidos: 'Paz', email: EVA.email, permisos: ['finanzas', 'lectura'] },
  ]);
  await expect.element(page.getByText('Invitó Ada Ruiz, el 20 nov 2026')).toBeVisible();
  await expectGoodScreen();
  // The next one begins empty.
  await button('Invitar a alguien').click();
  await expect.element(page.getByLabelText('Correo', { exact: true })).toHaveValue('');
});

test('one that expired, or whose owner left, says so and can be sent again', async () => {
  const late = { ...EVA, id: 8, nombre: 'Luz Mar', email: 'luz@maestros.example' };
  answer(getInvitations, {
    invitaciones: [
      { ...late, estado: 'vencida' },
      { ...EVA, estado: 'sin_respaldo', invita: null },
    ],
  });
  await open('/admin/equipo');
  await expect.element(page.getByText('Vencida')).toBeVisible();
  await expect.element(page.getByText(/quien invitó ya no es dueño/)).toBeVisible();
  await expectGoodScreen();
  answer(resendInvitation, { invitacion: { ...late, id: 9 } });
  answer(getInvitations, { invitaciones: [{ ...late, id: 9 }] });
  await button('Enviar otra vez la invitación de Luz Mar').click();
  await expect.element(notices().getByText(/^Otra invitación va en camino a luz/)).toBeVisible();
  expect(asked(resendInvitation)).toMatchObject([{ id: 8 }]);
  await expect.element(page.getByText('Vencida')).not.toBeInTheDocument();
  await expect.element(button('Enviar otra vez la invitación de Luz Mar')).toHaveFocus();
});

test('one is withdrawn after a question', async () => {
  answer(getInvitations, { invitaciones: [EVA] });
  await open('/admin/equipo');
  await button('Retirar invitación de Eva Paz').click();
  await expect.element(dialog()).toMatchTextContent('El enlace que recibió en eva.paz@');
  await expectGoodScreen();
  answer(withdrawInvitation, {});
  answer(getInvitations, { invitaciones: [] });
  await dialog().getByRole('button', { name: 'Retirar invitación' }).click();
  await expect.element(notices().getByText('La invitación de Eva Paz ya no sirve.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(withdrawInvitation)).toMatchObject([{ id: 7 }]);
  // Its row is gone: reading goes on from the page's title.
  await expect.element(page.getByRole('heading', { name: 'Equipo' })).toHaveFocus();
});

test.each([
  [withdrawInvitation, 'Retirar invitación de Eva Paz', true],
  [resendInvitation, 'Enviar otra vez la invitación de Eva Paz', false],
] as const)('$path tells that somebody was faster', async (call, name, isAsked) => {
  answer(getInvitations, { invitaciones: [EVA] });
  await open('/admin/equipo');
  await expect.element(button(name)).toBeVisible();
  refuse(call, 'invitation_closed');
  answer(getInvitations, { invitaciones: [] });
  await button(name).click();
  if (isAsked) await dialog().getByRole('button', { name: 'Retirar invitación' }).click();
  await expect.element(alerts().getByText(textOf('invitation_closed'))).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Nadie tiene una invitación/)).toBeVisible();
});

test('a list that cannot be read says so, and is read again', async () => {
  const [failure] = FAILURES;
  if (failure) fail(getInvitations, failure);
  await open('/admin/equipo');
  const problem = page.getByRole('heading', { name: failure?.text(getInvitations) ?? '' });
  await expect.element(problem).toBeVisible();
  await expectGoodScreen();
  answer(getInvitations, { invitaciones: [EVA] });
  await button('Intentar de nuevo').click();
  await expect.element(button('Retirar invitación de Eva Paz')).toBeVisible();
});
