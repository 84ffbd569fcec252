import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getFavourites, getKnown, saveFavourite } from '#contract/favourites.ts';
import { getProfilePublic } from '#contract/search.ts';
import { validateLogin } from '#contract/session.ts';
import { address, open } from '#web/testing/app.tsx';
import {
  answerCatalogue,
  answerSearch,
  PROFESSIONAL,
  PUBLIC_PROFILE,
} from '#web/testing/catalogue.ts';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, fill } from '#web/testing/screen.ts';

// Favourites and works together, where a client meets professionals (4 §G).

const { keylogin } = PROFESSIONAL;
const PROFILE = `/ver/profesional/${keylogin}`;
const heart = () => page.getByRole('button', { name: /^Guarda(r|do).*Taller Núñez/ });
const known = (favorito: 0 | 1, trabajos_contigo = 0) =>
  answer(getKnown, { conocidos: [{ keylogin, favorito, trabajos_contigo }] });

beforeEach(() => {
  answerCatalogue();
  answerSearch();
  answer(getProfilePublic, { profile: PUBLIC_PROFILE });
  answer(saveFavourite, {});
});

test('the heart saves and forgets at once, and takes back what the server refuses', async () => {
  signIn(person('client'));
  await open(PROFILE);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Taller Núñez está en tus favoritos.')).toBeVisible();
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => asked(saveFavourite).map(({ guardar }) => guardar))
    .toEqual([true, false]);
  await expectGoodScreen();

  refuse(saveFavourite, 'favourites_too_many');
  await heart().click();
  await expect.element(alerts().getByText(/Ya guardaste 100 profesionales/)).toBeVisible();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor logs in and comes back with it done', async () => {
  await open(PROFILE);
  await heart().click();
  await expect.poll(address).toBe('/login');
  const user = person('client');
  signIn(user);
  localStorage.removeItem('session_id');
  answerEach(getKnown, () => ({
    conocidos: asked(saveFavourite).map(() => ({
      keylogin,
      favorito: 1 as const,
      trabajos_contigo: 0,
    })),
  }));
  answer(validateLogin, {
    session_id: 's'.repeat(43),
    keylogin: user.keylogin,
    user,
    url_return: '/',
  });
  await fill({ Correo: 'nora@correo.example', Contraseña: 'Maestros-2026' });
  await button('Ingresar').click();
  await expect.poll(address).toBe(PROFILE);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  // Asked for after the change, of which the answer says too.
  await expect.poll(() => asked(getKnown)).toHaveLength(1);
  expect(asked(saveFavourite)).toMatchObject([{ other_key: keylogin, guardar: true }]);
});

test('professionals have no favourites', async () => {
  signIn(person('professional'));
  await open(PROFILE);
  await expect.element(page.getByRole('heading', { name: 'Taller Núñez' })).toBeVisible();
  await expect.element(heart()).not.toBeInTheDocument();
});

test('profile and cards say that the two have worked together', async () => {
  signIn(person('client'));
  known(1, 2);
  await open(PROFILE);
  await expect.element(page.getByText('Ya trabajaste con Taller Núñez · 2 trabajos')).toBeVisible();
  await expect.element(button('Volver a contratar a Taller Núñez')).toBeVisible();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expectGoodScreen();
});

test('the list keeps whom one forgets until one leaves; empty, it says how to begin', async () => {
  signIn(person('client'));
  known(1, 1);
  const favourite = { ...PROFESSIONAL, trabajos_contigo: 1 };
  answer(getFavourites, { favoritos: [favourite], total: 1, hay_mas: false, siguiente: null });
  await open('/cliente/favoritos');
  await expect.element(page.getByText('Ya trabajaste con Taller Núñez · 1 trabajo')).toBeVisible();
  await expectGoodScreen();
  await heart().click();
  await expect.element(page.getByText(/Ya no está en tus favoritos/)).toBeVisible();
  await heart().click();
  await expect.element(button('Volver a contratar a Taller Núñez')).toBeVisible();

  answer(getFavourites, { favoritos: [], total: 0, hay_mas: false, siguiente: null });
  await open('/cliente/favoritos');
  await expect.element(page.getByText('Aquí verás a quienes guardes')).toBeVisible();
  await expectGoodScreen();
});
