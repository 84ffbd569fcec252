import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getPrivacy, getSessions, requestData } from '#contract/privacy.ts';
import {
  addPasskey,
  beginPasskey,
  getPasskeyChallenge,
  getSecondFactor,
  keepRecoveryCodes,
  removePasskey,
} from '#contract/second-factor.ts';
import { beginPasskeyLogin, passkeyLogin, prove, validateSession } from '#contract/session.ts';
import { address, open, PHONE } from '#web/testing/app.tsx';
import { withAuthenticator } from '#web/testing/authenticator.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, field, notices } from '#web/testing/screen.ts';

// With a device of Chromium's own: what it is asked, and what it answers, is as real ones have it.

const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];
const CHALLENGE = 'YSBjaGFsbGVuZ2UgZm9yIHRlc3Rz';
const KEY = {
  id: 7,
  nombre: 'Mi teléfono',
  createAt: '2026-11-20T15:00:00.000Z',
  usada_at: '2026-11-21T15:00:00.000Z',
};
const NONE = {
  aplicacion_desde: null,
  llaves: [],
  codigos: 0,
  codigos_guardados: true,
  obligatorio: false,
};
const WITH_KEY = { ...NONE, llaves: [KEY], codigos: 10 };

const dialog = () => page.getByRole('dialog');

let takeAway: () => Promise<void>;
beforeEach(async () => {
  takeAway = await withAuthenticator();
  answerCatalogue();
  answer(getSessions, { sesiones: [] });
  answer(getPrivacy, { datos: null, eliminacion: null });
});
afterEach(() => takeAway());

/** A device makes a key on the account's page; what the server was sent of it. */
async function makeKey() {
  answer(getSecondFactor, NONE);
  answer(beginPasskey, { reto: CHALLENGE, usuario: 'bm9yYQ', conocidas: [] });
  answer(addPasskey, { codigos: CODES });
  await open('/cliente/cuenta', PHONE);
  await button('Agregar una llave').click();
  await field('Nombre de la llave').fill('Mi teléfono');
  await expectGoodScreen();
  await button('Agregar llave').click();
  await expect.element(dialog().getByText(CODES[0]!)).toBeVisible();
  return asked(addPasskey).at(-1) as { nombre: string; respuesta: { id: string } };
}

test('a device makes a key, which brings codes on paper, and signs in with it', async () => {
  const user = signIn(person('client'));
  const { nombre, respuesta } = await makeKey();
  expect(nombre).toBe('Mi teléfono');
  expect(respuesta).toMatchObject({ type: 'public-key' });
  answer(getSecondFactor, WITH_KEY);
  answer(validateSession, { user: { ...user, segundo_factor: 'activo' } });
  answer(keepRecoveryCodes, {});
  await page.getByLabelText('Los guardé en un lugar seguro').click();
  await button('Terminar').click();
  await expect.element(page.getByText(/^Desde el vie 20 nov, usada el sáb 21 nov$/)).toBeVisible();
  await expectGoodScreen();

  localStorage.clear();
  answer(beginPasskeyLogin, { reto: CHALLENGE });
  answer(passkeyLogin, {
    session_id: 'new',
    keylogin: user.keylogin,
    user,
    url_return: '/cliente/cuenta',
  });
  await open('/login', PHONE);
  await expect.element(button('Entrar con llave de acceso')).toBeVisible();
  await expectGoodScreen();
  await button('Entrar con llave de acceso').click();
  await expect.poll(address).toBe('/cliente/cuenta');
  expect(asked(passkeyLogin)).toMatchObject([{ respuesta: { id: respuesta.id } }]);
});

test('a device without a key says so', async () => {
  answer(beginPasskeyLogin, { reto: CHALLENGE });
  await open('/login');
  await button('Entrar con llave de acceso').click();
  await expect.element(alerts().getByText(/^No se usó ninguna llave de acceso/)).toBeVisible();
  expect(asked(passkeyLogin)).toEqual([]);
});

test('a key proves who is at the screen', async () => {
  signIn(person('client'));
  const { respuesta } = await makeKey();
  const user = signIn(person('client', { segundo_factor: 'activo' }));
  answer(validateSession, { user });
  answer(getSecondFactor, WITH_KEY);
  answer(getPasskeyChallenge, {
    reto: CHALLENGE,
    llaves: [{ id: respuesta.id, transportes: ['internal'] }],
  });
  refuse(requestData, 'proof_needed');
  reply(prove, () => {
    answer(requestData, {});
    return Response.json({ mensaje: 'success' });
  });
  await open('/cliente/cuenta');
  await button('Preparar mis datos').click();
  await expect.element(button('Usar mi llave de acceso')).toBeVisible();
  await expectGoodScreen();
  await button('Usar mi llave de acceso').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(prove)).toMatchObject([{ llave: { id: respuesta.id } }]);
});

test('a key is taken away after a question; the only one of the team stays', async () => {
  const user = signIn(person('client', { segundo_factor: 'activo' }));
  answer(getSecondFactor, WITH_KEY);
  await open('/cliente/cuenta');
  await button('Quitar la llave «Mi teléfono»').click();
  await expect.element(dialog().getByText(/solo con tu contraseña/)).toBeVisible();
  await expectGoodScreen();
  answer(removePasskey, {});
  answer(getSecondFactor, NONE);
  answer(validateSession, { user: { ...user, segundo_factor: 'inactivo' } });
  await dialog().getByRole('button', { name: 'Quitar llave' }).click();
  await expect.element(notices().getByText('Quitaste la llave de acceso.')).toBeVisible();
  expect(asked(removePasskey)).toMatchObject([{ id: KEY.id }]);

  signIn(person('admin', { segundo_factor: 'activo' }));
  answer(getSecondFactor, { ...WITH_KEY, obligatorio: true });
  await open('/admin/mi-cuenta');
  await expect
    .element(button('Quitar la llave «Mi teléfono»'))
    .toHaveAccessibleDescription('En el equipo es obligatoria: agrega otra antes.');
});
