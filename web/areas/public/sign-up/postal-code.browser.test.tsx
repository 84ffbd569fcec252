import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCodigoPostal, getEstadosCiudades } from '#contract/catalogue.ts';
import { drafts as teamDrafts } from '#web/areas/admin/accounts/new-professional/draft.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { photo } from '#web/testing/photo.ts';
import { choose, expectGoodScreen, field, fill } from '#web/testing/screen.ts';
import { EMPTY_ADDRESS } from '#web/shared/sign-up/values.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { drafts } from './draft-store.ts';
import { PASS, PROVED } from './testing.ts';

// A postal code fills in estado and ciudad (e2e/postal-codes.spec.ts), but never against the person's decision.

const ACCOUNT = { nombre: 'Elsa', apellidos: 'Ruiz', email: 'e@correo.mx', phone: '3312349876' };
const city = () => page.getByRole('combobox', { name: 'Ciudad' });
const suggestions = () => page.getByRole('listbox', { name: 'Sugerencias' });

beforeEach(() => {
  answerCatalogue();
  answer(getEstadosCiudades, {
    estados: [
      { id: 14, nombre: 'Jalisco', ciudades: [{ id: 1, nombre: 'Zapopan' }] },
      { id: 26, nombre: 'Sonora', ciudades: [{ id: 2, nombre: 'Hermosillo' }] },
    ],
  });
});
afterEach(() => {
  teamDrafts.drop('alta_por_administrador');
  drafts.drop('alta_profesional');
});

test('fields that the person chose change only by their decision', async () => {
  answer(getCodigoPostal, { estado: 'Jalisco', ciudad: 'Zapopan', colonias: ['Los Arrayanes'] });
  signIn(person('admin'));
  teamDrafts.keep('alta_por_administrador', { account: ACCOUNT });
  await open('/admin/nuevo-profesional?paso=direccion', DESKTOP);
  await field('Estado').selectOptions('Sonora');
  await fill({ 'Código postal': '45999' });
  const offer = page.getByRole('button', { name: 'Cambiar a Zapopan, Jalisco' });
  await expect.element(offer).toBeVisible();
  await expect.element(field('Estado')).toHaveValue('Sonora');
  await expectGoodScreen();
  await offer.click();
  await expect.element(field('Estado')).toHaveValue('Jalisco');
  await expect.element(city()).toHaveValue('Zapopan');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(field('Código postal')).toHaveFocus();
});

test('an unknown code and a failed call show no message', async () => {
  drafts.keep('alta_profesional', {
    account: { ...ACCOUNT, terms: true },
    proved: ACCOUNT.phone,
  });
  await open('/quiero-trabajar?paso=direccion');
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  await fill({ 'Código postal': '00001' });
  await expect.poll(() => asked(getCodigoPostal)).toHaveLength(1);
  for (const [at, failure] of FAILURES.entries()) {
    fail(getCodigoPostal, failure);
    await fill({ 'Código postal': `4599${at}` });
    await expect.poll(() => asked(getCodigoPostal)).toHaveLength(at + 2);
  }
  await fill({ Colonia: 'Centro' });
  await expect.element(field('Estado')).toHaveValue('');
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(suggestions().elements()).toEqual([]);
});

test('a code of another state, or of none, does not go on', async () => {
  const address = {
    ...EMPTY_ADDRESS,
    direccion: 'Calle 1',
    estado: 'Jalisco',
    ciudad: 'Zapopan',
    colonia: 'Centro',
  };
  drafts.keep('alta_profesional', {
    account: { ...ACCOUNT, terms: true },
    proved: ACCOUNT.phone,
    address,
  });
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  await open('/quiero-trabajar?paso=direccion');
  for (const [cp, text] of [
    ['83000', 'Este código postal es de Sonora. Revisa el código o el estado.'],
    ['17000', 'No hay códigos postales que empiecen así.'],
  ] as const) {
    await fill({ 'Código postal': cp });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field('Código postal')).toHaveFocus();
  }
  await expectGoodScreen();
  await fill({ 'Código postal': '45999' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
});

test('what the server refused is not sent again unchanged', async () => {
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  drafts.keep('alta_profesional', PROVED);
  await open('/quiero-trabajar?paso=perfil');
  const text = 'Este código postal es de Tonalá. Revisa el código o la ciudad.';
  refuse(createProfesional, 'invalid_input', { cp: text });
  await fill({ Contraseña: PASS });
  await choose('Foto de perfil', await photo());
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const shown = page.getByRole('main').getByText(text);
  await expect.element(shown).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(shown).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tu dirección' })).toBeVisible();
  await fill({ 'Código postal': '44110' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
});

test('a city that is not in the list stays as it was typed, and says so', async () => {
  const address = { ...PROVED.address, estado: 'Sonora', ciudad: 'Hermosillo', cp: '83000' };
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  drafts.keep('alta_profesional', { ...PROVED, address });
  await open('/quiero-trabajar?paso=direccion');
  await city().fill('Ermosiyo');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByText('«Ermosiyo» no está en la lista.')).toBeVisible();
  await expect.element(city()).toHaveFocus();
  await expect.element(city()).toHaveValue('Ermosiyo');
  await city().fill('hermosillo');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
});
