import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  deleteAccount,
  getAccounts,
  getUser,
  restoreAccount,
  suspendAccount,
  sendSetupLink,
  updateUserAccount,
  updateUserAddress,
  updateUserProfile,
} from '#contract/accounts.ts';
import { getShownWorks, takeDownShowing } from '#contract/projects.ts';
import { type Approval, getApprovals } from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import { getPending } from '#contract/operations.ts';
import type { User } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { NO_ROWS, ONE_PAGE } from '#web/testing/lists.ts';
import { signInReader } from '#web/testing/reader.ts';
import { getMessages } from '#contract/chat.ts';
import { validateProfessional } from '#contract/identity.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  fill,
  notices,
} from '#web/testing/screen.ts';
import { LIMITS } from '../../approvals/testing.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';

// Suspending, restoring and deleting an account, as far as only the answer of a call varies.

const dialog = () => page.getByRole('dialog');
const title = () => page.getByRole('heading', { level: 1 });
const toast = (text: string) => notices().getByText(text, { exact: true });

const AT = '2026-11-20T18:00:00.000Z';
let user: User;
beforeEach(() => {
  signIn(person('admin'));
  answerCatalogue();
  user = person('client');
  answer(getUser, accountDetail(user));
  answer(getShownWorks, { trabajos: [] });
  answerFile();
});

test('an account is deleted from the list after a question that names the person', async () => {
  const { keylogin, rol, nivel, account } = user;
  const { email } = account;
  const listed = { id: keylogin, keylogin, email, rol, nivel, account, validacion: null };
  const createAt = '2026-11-20T15:00:00.000Z';
  const more = { nombre_comercial: 'Salas e hijas', suspendida: false, createAt };
  answer(getAccounts, { accounts: [{ ...listed, ...more }], ...ONE_PAGE });
  answer(deleteAccount, {});
  await open('/admin/cuentas?search=nora');
  await expect.element(page.getByText('Salas e hijas')).toBeVisible();
  const remove = button('Eliminar la cuenta de Nora Salas Gil');
  await remove.click();
  const question = page.getByRole('dialog', {
    name: '¿Estás seguro que deseas eliminar esta cuenta?',
  });
  await expect.element(question).toMatchTextContent('Nora Salas Gil');
  await expect.element(question).toMatchTextContent(email);
  await expectGoodScreen();
  await dialog().getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(deleteAccount)).toEqual([]);

  await remove.click();
  answer(getAccounts, { accounts: [], ...NO_ROWS });
  await dialog().getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect.element(toast('Cliente eliminado con exito')).toBeVisible();
  await expect.element(page.getByText('No hay cuentas con estos filtros')).toBeVisible();
  expect(asked(deleteAccount)).toMatchObject([{ id: keylogin }]);
});

test('the dialog says what blocks the deletion of an account', async () => {
  await open(`/admin/cuentas/${user.keylogin}`);
  await button('Eliminar').click();
  refuse(deleteAccount, 'account_in_dispute');
  await dialog().getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(textOf('account_in_dispute'));
  await expect.element(alerts().getByText(textOf('account_in_dispute'))).toBeVisible();
  await expectGoodScreen();
});

test('a suspension needs a reason, which then stands at the top until the account is restored', async () => {
  await open(`/admin/cuentas/${user.keylogin}`);
  await button('Suspender').click();
  const suspend = dialog().getByRole('button', { name: 'Suspender' });
  await suspend.click();
  await expectAtField('Motivo', 'Escribe el motivo de la suspensión');
  const suspension = {
    motivo: 'Pide que le depositen por fuera.',
    desde: '2026-11-20T15:00:00.000Z',
  };
  await fill({ Motivo: suspension.motivo });
  answer(suspendAccount, { suspension });
  answer(getUser, accountDetail(user, { suspension }));
  await suspend.click();
  await expect.element(toast('Cuenta suspendida.')).toBeVisible();
  await expect.element(page.getByText('Suspendida', { exact: true })).toBeVisible();
  // The message is at the top, where eye and focus are.
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByText(suspension.motivo)).toBeInViewport();
  await expectGoodScreen();

  await button('Restaurar').click();
  answer(restoreAccount, {});
  answer(getUser, accountDetail(user));
  await dialog().getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(toast('Cuenta restaurada.')).toBeVisible();
  await expect.element(page.getByText(suspension.motivo)).not.toBeInTheDocument();
  await expect.element(title()).toHaveFocus();
});

test('who only reads sees the accounts, and who changes them', async () => {
  signInReader();
  const { keylogin, rol, nivel, account } = user;
  const row = { id: keylogin, keylogin, rol, nivel, account, email: account.email, createAt: AT };
  answer(getAccounts, {
    accounts: [{ ...row, validacion: null, suspendida: false, nombre_comercial: '' }],
    ...ONE_PAGE,
  });
  await open('/admin/cuentas');
  const name = 'Nora Salas Gil';
  await expect.element(button(`Eliminar la cuenta de ${name}`)).toBeVisible();
  for (const [label, call] of [
    ['Agregar profesional', createProfesional],
    [`Editar la cuenta de ${name}`, getUser],
    [`Eliminar la cuenta de ${name}`, deleteAccount],
  ] as const)
    await expect
      .element(button(label))
      .toHaveAccessibleDescription(whoMay(call.permission ?? ['dueño']));
  await expect.element(page.getByRole('main').getByRole('link', { name })).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('finance reads an account, and sees who changes it', async () => {
  signInReader('finanzas');
  user = person('professional');
  answer(getUser, { ...accountDetail(user), configurada: false });
  answer(getShownWorks, {
    trabajos: [
      {
        id_proposal: 12,
        titulo: 'Cambio de llave',
        categoria: 'Plomería',
        cliente: 'Clara R.',
        finalized_at: AT,
        imagenes: { antes: [], despues: [] },
      },
    ],
  });
  await open(`/admin/cuentas/${user.keylogin}`);
  await expect.element(button('Guardar perfil')).toBeVisible();
  for (const [label, call] of [
    ['Escribirle', getMessages],
    ['Guardar cuenta', updateUserAccount],
    ['Guardar dirección', updateUserAddress],
    ['Guardar perfil', updateUserProfile],
    ['Quitar del perfil las fotos de Cambio de llave', takeDownShowing],
    ['Validar', validateProfessional],
    ['Rechazar', validateProfessional],
    ['Enviar otro enlace', sendSetupLink],
    ['Suspender', suspendAccount],
    ['Eliminar', deleteAccount],
  ] as const)
    await expect
      .element(button(label))
      .toHaveAccessibleDescription(whoMay(call.permission ?? ['dueño']));
  await expectGoodScreen();
  const suspension = { desde: AT, motivo: 'Cobró por fuera.' };
  answer(getUser, { ...accountDetail(user), suspension });
  await open(`/admin/cuentas/${user.keylogin}`);
  await expect
    .element(button('Restaurar'))
    .toHaveAccessibleDescription(whoMay(restoreAccount.permission ?? ['dueño']));
});

test('a deletion that waits for a second person is no failure, and the account says so', async () => {
  await open(`/admin/cuentas/${user.keylogin}`);
  await button('Eliminar').click();
  refuse(deleteAccount, 'approval_waiting');
  answer(getPending, { ...NOTHING_PENDING, aprobaciones: 1 });
  const waiting: Approval = {
    id: 7,
    tipo: 'eliminar_cuenta',
    monto: null,
    objetos: [{ tipo: 'account', id: user.keylogin, nombre: user.nombre }],
    lineas: [],
    motivo: '',
    pide: { keylogin: 'a'.repeat(43), nombre: 'Ada Paz' },
    createAt: '2026-11-20T15:00:00.000Z',
    vence_at: '2026-11-22T15:00:00.000Z',
    permisos: ['soporte'],
    respaldo: true,
    estado: 'en_espera',
    fin: null,
  };
  answer(getApprovals, {
    en_espera: [waiting],
    terminadas: [],
    hay_mas: false,
    siguiente: null,
    limites: LIMITS,
  });
  await dialog().getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect.element(page.getByText(textOf('approval_waiting'))).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'En espera de otra persona' }))
    .toHaveAttribute('href', '/admin/aprobaciones');
  await expect.element(page.getByText('Lo pidió Ada Paz.')).toBeVisible();
  await expectGoodScreen();
});
