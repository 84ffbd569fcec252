import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Administrator,
  getAdministrators,
  getInvitations,
  setPermissions,
} from '#contract/administrators.ts';
import type { Call } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import { getPrivacy, getSessions, requestData } from '#contract/privacy.ts';
import { getPasskeyChallenge } from '#contract/second-factor.ts';
import { prove } from '#contract/session.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, asked, refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectFocusIn, expectGoodScreen, notices } from '#web/testing/screen.ts';

const eva: Administrator = {
  keylogin: 'nnnnnnnnnnnnneva',
  nombre: 'Eva Paz',
  email: 'equipo@maestros.example',
  img_profile: null,
  permisos: ['finanzas'],
  suspendida: false,
  visto_at: null,
  createAt: '2026-01-15T15:00:00.000Z',
};

const proof = () => page.getByRole('dialog', { name: 'Confirma que eres tú' });
const form = () => page.getByRole('dialog', { name: 'Cambiar los permisos de Eva Paz' });
const pass = () => proof().getByLabelText('Tu contraseña', { exact: true });
const go = () => proof().getByRole('button', { name: 'Seguir' });

/** A call needs a proof, and succeeds once there is one. */
function needsProof(call: Call, output: object): void {
  refuse(call, 'proof_needed');
  reply(prove, () => {
    reply(call, () => Response.json({ mensaje: 'success', ...output }));
    return Response.json({ mensaje: 'success' });
  });
}

beforeEach(() => {
  answer(getPasskeyChallenge, { reto: 'cmV0bw', llaves: [] });
  answer(getAdministrators, { administradores: [eva] });
  answer(getInvitations, { invitaciones: [] });
});

/** An owner gives Eva another permission, and presses save. */
async function saveAnother(): Promise<void> {
  signIn(person('admin'));
  await openAndSave();
}

async function openAndSave(): Promise<void> {
  await open('/admin/equipo');
  await button('Cambiar permisos de Eva Paz').click();
  await form()
    .getByRole('checkbox', { name: /^Soporte/ })
    .click();
  await form().getByRole('button', { name: 'Guardar permisos' }).click();
  await expect.element(proof()).toBeVisible();
}

test('it is asked once, and what was being done goes on as it was', async () => {
  needsProof(setPermissions, { administrador: { ...eva, permisos: ['finanzas', 'soporte'] } });
  await saveAnother();
  await expectFocusIn(proof());
  await expectGoodScreen();
  await go().click();
  await expect.element(proof()).toMatchTextContent('Escribe tu contraseña.');
  await pass().fill('una clave cualquiera');
  await go().click();
  await expect.element(notices().getByText('Los permisos de Eva Paz cambiaron.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked(prove)).toMatchObject([{ pass: 'una clave cualquiera' }]);
  const [first, again] = asked(setPermissions);
  expect(again).toEqual(first);
});

test('a wrong password is told at its field, and can be corrected', async () => {
  refuse(setPermissions, 'proof_needed');
  refuse(prove, 'credentials_invalid', { pass: textOf('credentials_invalid') });
  await saveAnother();
  await pass().fill('otra');
  await go().click();
  await expect.element(proof()).toMatchTextContent(textOf('credentials_invalid'));
  await expect.element(pass()).toHaveFocus();
  expect(asked(setPermissions)).toHaveLength(1);
});

test('Escape closes the question alone: nothing was done, and what was chosen stays', async () => {
  refuse(setPermissions, 'proof_needed');
  await saveAnother();
  await pass().fill('a medias');
  await userEvent.keyboard('{Escape}');
  await expect.element(proof()).not.toBeInTheDocument();
  await expect.element(alerts().getByText(textOf('proof_needed'))).toBeVisible();
  await expect.element(form().getByRole('checkbox', { name: /^Soporte/ })).toBeChecked();
  await expectFocusIn(form());
});

test('who closes the question where nothing else is open reads that nothing was done', async () => {
  signIn(person('client'));
  answer(getSessions, { sesiones: [] });
  answer(getPrivacy, { datos: null, eliminacion: null });
  refuse(requestData, 'proof_needed');
  await open('/cliente/cuenta');
  await button('Preparar mis datos').click();
  await expect.element(proof()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(proof()).not.toBeInTheDocument();
  await expect.element(alerts().getByText(textOf('proof_needed'))).toBeVisible();
});

test('a session that ended meanwhile goes on with nothing', async () => {
  refuse(setPermissions, 'proof_needed');
  refuse(prove, 'session_not_found');
  await saveAnother();
  await pass().fill('una clave');
  await go().click();
  await expect.poll(address).toBe('/login');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked(setPermissions)).toHaveLength(1);
});

test('whoever has a second factor is asked for its code', async () => {
  needsProof(setPermissions, { administrador: { ...eva, permisos: ['finanzas', 'soporte'] } });
  signIn(person('admin', { segundo_factor: 'activo' }));
  await openAndSave();
  await proof().getByLabelText('Código de tu aplicación', { exact: true }).fill('123456');
  await expect.element(notices().getByText('Los permisos de Eva Paz cambiaron.')).toBeVisible();
  expect(asked(prove)).toMatchObject([{ codigo: '123456' }]);
});

test('a second factor of another device is asked for once the server says so', async () => {
  refuse(setPermissions, 'proof_needed');
  refuse(prove, 'factor_needed');
  await saveAnother();
  await pass().fill('una clave cualquiera');
  await go().click();
  await expect.element(proof().getByLabelText('Código de tu aplicación')).toBeVisible();
});
