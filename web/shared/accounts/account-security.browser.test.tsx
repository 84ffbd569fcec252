import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getPrivacy,
  getSessions,
  type OpenSession,
  requestDeletion,
  withdrawDeletion,
} from '#contract/privacy.ts';
import { textOf } from '#contract/errors.ts';
import type { User } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { fillByKeys, reach } from '#web/testing/keyboard.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

// Sessions, password and deletion in the own area, as far as only the answer of a call varies.

const PASS = 'la-clave-de-nora';
const NEW_PASS = 'una-clave-nueva';
const shown = (text: string) => page.getByText(text, { exact: true });

const session = (id: string, changes: Partial<OpenSession> = {}): OpenSession => ({
  id: id.padEnd(22, 'x'),
  dispositivo: 'Computadora',
  navegador: 'Chrome',
  pais: 'MX',
  red: '189.203.14.x',
  createAt: '2026-11-20T15:00:00.000Z',
  ultimo_uso: '2026-11-21T15:00:00.000Z',
  actual: false,
  ...changes,
});
const OWN = session('own', { dispositivo: 'Teléfono Android', actual: true });
const OTHER = session('other');

let user: User;
beforeEach(() => {
  answerCatalogue();
  answer(getSessions, { sesiones: [OWN] });
  answer(getPrivacy, { datos: null, eliminacion: null });
  user = signIn(person('client'));
});

test('one session is ended after a question, and then all others', async () => {
  answer(getSessions, { sesiones: [OWN, OTHER] });
  await open('/cliente/cuenta');
  const lines = page
    .getByRole('region', { name: 'Dónde tienes tu sesión abierta' })
    .getByRole('listitem');
  await expect.element(lines.nth(0).getByText('Este dispositivo')).toBeVisible();
  expect(lines.elements()).toHaveLength(2);
  await expectGoodScreen();
  await page.getByRole('button', { name: /^Cerrar sesión de/ }).click();
  const question = page.getByRole('dialog', { name: /^¿Cerrar la sesión/ });
  await expect.element(question).toBeVisible();
  await expectGoodScreen();
  answer(endSession, {});
  answer(getSessions, { sesiones: [OWN] });
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(shown('Cerramos esa sesión.')).toBeVisible();
  await expect.poll(() => lines.elements()).toHaveLength(1);
  expect(asked(endSession)).toMatchObject([{ id: OTHER.id }]);

  answer(getSessions, { sesiones: [OWN, OTHER, session('third')] });
  await open('/cliente/cuenta');
  await button('Cerrar las demás sesiones').click();
  answer(endOtherSessions, { cerradas: 2 });
  answer(getSessions, { sesiones: [OWN] });
  await button('Cerrar las demás').click();
  await expect.element(shown('Cerramos las demás sesiones.')).toBeVisible();
  await expect.poll(() => lines.elements()).toHaveLength(1);
});

test('the password is changed by keyboard, after a wrong present one', async () => {
  await open('/cliente/cuenta');
  await reach(button('Cambiar contraseña'));
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect.element(field('Contraseña actual')).toHaveFocus();
  await userEvent.keyboard('no-es-esta-clave');
  await fillByKeys(field('Contraseña nueva'), NEW_PASS);
  await fillByKeys(field('Confirma tu contraseña nueva'), NEW_PASS);
  const wrong = textOf('credentials_invalid');
  refuse(changePassword, 'credentials_invalid', { pass_actual: wrong });
  await userEvent.keyboard('{Enter}');
  await expectAtField('Contraseña actual', 'La contraseña no es valida');
  await expectGoodScreen();
  await fill({ 'Contraseña actual': PASS });
  answer(changePassword, { session_id: 'another', keylogin: user.keylogin, user });
  await userEvent.keyboard('{Enter}');
  await expect.element(shown('Tu contraseña cambió y cerramos tus demás sesiones.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Cambiar contraseña')).toHaveFocus();
  expect(asked(changePassword).at(-1)).toMatchObject({ pass_actual: PASS, pass: NEW_PASS });
  expect(localStorage.getItem('session_id')).toBe('another');
});

test('the deletion of the account is requested with the password, and withdrawn', async () => {
  await open('/cliente/cuenta');
  await button('Pedir que se elimine mi cuenta').click();
  await fill({ '¿Por qué te vas? (opcional)': 'Me mudo a otro país' });
  await button('Pedir que se elimine').click();
  await expectAtField('Tu contraseña', 'Escribe tu contraseña.');
  await expectGoodScreen();
  await fill({ 'Tu contraseña': PASS });
  answer(requestDeletion, {});
  answer(getPrivacy, { datos: null, eliminacion: { pedida_at: '2026-11-22T15:00:00.000Z' } });
  await userEvent.keyboard('{Enter}');
  await expect.element(shown('El equipo recibió tu petición.')).toBeVisible();
  await expect.element(page.getByText(/^Pediste que se elimine tu cuenta el/)).toBeVisible();
  await expectGoodScreen();
  expect(asked(requestDeletion)).toMatchObject([{ pass: PASS, motivo: 'Me mudo a otro país' }]);

  await button('Retirar la petición').click();
  answer(withdrawDeletion, {});
  answer(getPrivacy, { datos: null, eliminacion: null });
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar la petición' }).click();
  await expect.element(shown('Tu cuenta se queda como está.').first()).toBeVisible();
  await expect.element(button('Pedir que se elimine mi cuenta')).toBeVisible();
  expect(asked(withdrawDeletion)).toHaveLength(1);
});
