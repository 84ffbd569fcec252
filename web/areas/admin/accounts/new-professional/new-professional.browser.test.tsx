import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAccounts } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { PROVED } from '#web/areas/public/sign-up/testing.ts';
import { address, close, open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { NO_ROWS } from '#web/testing/lists.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { photo, tooLarge } from '#web/testing/photo.ts';
import {
  button,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';
import { drafts } from './draft.ts';

const DRAFT = 'alta_por_administrador';

beforeEach(() => {
  signIn(person('admin'));
  answerCatalogue();
  const { account, prof } = PROVED;
  drafts.keep(DRAFT, { account, address: PROVED.address, prof });
});
afterEach(() => {
  // An open step would keep its input again.
  close();
  drafts.drop(DRAFT);
});

test('the list is found again as it was left, at each step and at the end', async () => {
  const filtered = '/admin/cuentas?rol=2&page=2';
  answer(getAccounts, { accounts: [], ...NO_ROWS });
  answer(createProfesional, { session_id: 's', keylogin: 'k', user: person('professional') });
  await open(filtered);
  await page.getByRole('link', { name: 'Agregar profesional' }).click();
  const back = page.getByRole('link', { name: 'Volver a las cuentas' });
  await button('Continuar').click();
  await expect.element(field('Colonia')).toHaveValue('Centro');
  await expect.element(back).toHaveAttribute('href', filtered);
  await button('Continuar').click();
  await choose('Foto de perfil', await photo());
  await button('Crear cuenta').click();
  await expect.poll(address).toBe(filtered);
});

test('an error from the server leads back to its step, and keeps everything else', async () => {
  await open('/admin/nuevo-profesional?paso=perfil');
  await choose('Foto de perfil', tooLarge());
  await expectAtField('Foto de perfil', 'La imagen de perfil excede 6 MB');
  await choose('Foto de perfil', await photo());
  await fill({ 'Nombre comercial (opcional)': 'Taller Cruz' });
  refuse(createProfesional, 'email_in_use');
  await button('Crear cuenta').click();
  await expectAtField('Correo', textOf('email_in_use'));
  await expect.element(field('Nombre')).toHaveValue('Nora');
  await expectGoodScreen();

  await fill({ Correo: 'otra@correo.example' });
  await button('Continuar').click();
  await expect.element(field('Colonia')).toHaveValue('Centro');
  await button('Continuar').click();
  await expect.element(field('Nombre comercial (opcional)')).toHaveValue('Taller Cruz');
  await expect.element(page.getByText('yo.png')).toBeVisible();
  answer(createProfesional, { session_id: 's', keylogin: 'k', user: person('professional') });
  answer(getAccounts, { accounts: [], ...NO_ROWS });
  await button('Crear cuenta').click();
  await expect.element(notices().getByText('La cuenta se creó sin problemas.')).toBeVisible();
  await expect.poll(address).toBe('/admin/cuentas');
  expect(asked(createProfesional)).toHaveLength(2);
});
