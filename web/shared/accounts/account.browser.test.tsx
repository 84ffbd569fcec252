import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAddresses, updateAccount } from '#contract/accounts.ts';
import type { User } from '#contract/views.ts';
import { getEstadosCiudades } from '#contract/catalogue.ts';
import { getPrivacy, getSessions } from '#contract/privacy.ts';
import { closeSession } from '#contract/session.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

// Account and address in the own area, as far as only the answer of a call varies.

const save = () => button('Guardar cambios');
const links = () => page.getByRole('navigation', { name: 'Mi cuenta' });
const question = () => page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const shown = (text: string) => page.getByText(text, { exact: true });

let user: User;
const named = (nombre: string): User => ({ ...user, account: { ...user.account, nombre } });

beforeEach(() => {
  answer(getAddresses, { direcciones: [] });
  answerCatalogue();
  answer(getSessions, { sesiones: [] });
  answer(getPrivacy, { datos: null, eliminacion: null });
  user = signIn(person('client'));
});

test('errors stand at their fields, and typed text stays', async () => {
  await open('/cliente/cuenta');
  await fill({ Apellidos: '' });
  await save().click();
  await expectAtField('Apellidos', 'Escribe tus apellidos.');
  await fill({ Apellidos: 'Núñez Gil', Teléfono: '3398765432' });
  const taken = 'Este teléfono ya tiene una cuenta de este tipo.';
  refuse(updateAccount, 'phone_in_use', { phone: taken });
  await save().click();
  await expectAtField('Teléfono', taken);
  await expect.element(field('Teléfono')).toHaveFocus();
  await expectGoodScreen();
  await expect.element(field('Apellidos')).toHaveValue('Núñez Gil');
  for (const failure of FAILURES) {
    fail(updateAccount, failure);
    // After a lost connection the button is called otherwise.
    await save().click();
    await expect.element(shown(failure.text(updateAccount))).toBeVisible();
    await expect.element(field('Apellidos')).toHaveValue('Núñez Gil');
  }
  answer(updateAccount, { user });
  await button('Reintentar').click();
  await expect.element(shown('Cuenta actualizada.')).toBeVisible();
});

test('text that is typed while the server answers stays', async () => {
  const answered = Promise.withResolvers<void>();
  reply(updateAccount, async () => {
    await answered.promise;
    return Response.json({ mensaje: 'success', user: named('Inés') });
  });
  await open('/cliente/cuenta');
  await fill({ Nombre: '  Inés ' });
  await save().click();
  await expect.element(save()).toHaveAttribute('aria-busy', 'true');
  await fill({ Apellidos: 'Luna Paz' });
  answered.resolve();
  await expect.element(shown('Cuenta actualizada.')).toBeVisible();
  await expect.element(field('Nombre')).toHaveValue('Inés');
  await expect.element(field('Apellidos')).toHaveValue('Luna Paz');
  await expect.element(save()).not.toHaveAttribute('aria-disabled');
});

test('leaving with unsaved changes asks first, and not after saving', async () => {
  answer(updateAccount, { user: named('Inés') });
  await open('/cliente/cuenta');
  await fill({ Nombre: 'Inés' });
  await links().getByText('Dirección').click();
  await expect.element(question()).toBeVisible();
  await expectGoodScreen();
  await button('Seguir editando').click();
  expect(address()).toBe('/cliente/cuenta');
  await expect.element(field('Nombre')).toHaveValue('Inés');
  await save().click();
  await expect.element(shown('Cuenta actualizada.')).toBeVisible();
  await links().getByText('Dirección').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tu dirección');

  await fill({ 'Calle y número': 'Hidalgo 12' });
  await links().getByText('Resumen').click();
  await button('Salir sin guardar').click();
  await expect.poll(address).toBe('/cliente');
  expect(asked(getEstadosCiudades)).toHaveLength(1);
});

test('logging out with unsaved changes asks first', async () => {
  answer(closeSession, {});
  await open('/cliente/cuenta', DESKTOP);
  const logout = page.getByRole('button', { name: 'Cerrar sesión' }).first();
  await fill({ Nombre: 'Inés' });
  await logout.click();
  await expect.element(question()).toBeVisible();
  await expectGoodScreen();
  await button('Seguir editando').click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(logout).toHaveFocus();
  await expect.element(field('Nombre')).toHaveValue('Inés');
  await logout.click();
  await button('Salir sin guardar').click();
  await expect.poll(address, { timeout: 10_000 }).toBe('/login');
});

test('what was typed is there again after the session ended, for the same person only', async () => {
  await open('/cliente/cuenta');
  await fill({ Apellidos: 'Núñez Gil' });
  refuse(updateAccount, 'session_not_found');
  await save().click();
  await expect.poll(address).toBe('/login');

  signIn(person('client', { keylogin: 'o'.repeat(43) }));
  await open('/cliente/cuenta');
  await expect.element(field('Apellidos')).toHaveValue(user.account.apellidos);
  await expect.element(save()).toBeDisabled();

  signIn(user);
  await open('/cliente/cuenta');
  await expect.element(field('Apellidos')).toHaveValue('Núñez Gil');
  await expect.element(shown('Recuperamos lo que no habías guardado.')).toBeVisible();
  await expectGoodScreen();
  const updated = { ...user, account: { ...user.account, apellidos: 'Núñez Gil' } };
  answer(updateAccount, { user: updated });
  await save().click();
  await expect.element(shown('Cuenta actualizada.')).toBeVisible();

  signIn(user);
  await open('/cliente/cuenta');
  await expect.element(field('Apellidos')).toHaveValue(user.account.apellidos);
});
