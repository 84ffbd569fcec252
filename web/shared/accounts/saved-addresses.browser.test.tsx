import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deleteAddress, getAddresses, saveAddress } from '#contract/accounts.ts';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { textOf } from '#contract/errors.ts';
import { ADDRESSES_MAX } from '#domain/accounts/addresses.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

// A client's other addresses, below the account's own (4 §G).

const MOTHER: SavedAddress = {
  id: 7,
  nombre: 'Mamá',
  direccion: 'Pavo 312',
  apartamento: '2',
  referencia: 'Portón verde',
  colonia: 'Mexicaltzingo',
  cp: '44180',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
};
const others = () => page.getByRole('region', { name: /Otras direcciones/ });
/** Where the account itself has no address yet: nothing else is there. */
const saved = () => page.getByRole('region', { name: /Direcciones guardadas/ });
const dialog = () => page.getByRole('dialog');
const pressed = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

beforeEach(() => {
  answerCatalogue();
  answer(getAddresses, { direcciones: [MOTHER] });
});
const openAddresses = () => {
  signIn(person('client'));
  return open('/cliente/direccion');
};

test('one is changed, with its errors at their fields', async () => {
  await openAddresses();
  await expect.element(saved()).toMatchTextContent('Pavo 312, int. 2');
  await expect.element(saved()).toMatchTextContent('Mexicaltzingo, 44180 Guadalajara, Jalisco');
  await expectGoodScreen();
  await button('Cambiar Mamá').click();
  const name = dialog().getByLabelText('Nombre');
  await expect.element(name).toHaveValue('Mamá');
  await name.fill('');
  await pressed('Guardar dirección');
  await expect.element(name).toHaveAccessibleDescription(/Ponle un nombre/);
  await expect.element(name).toHaveFocus();
  // The suggestions would cover what is wrong.
  await expect.element(dialog().getByRole('listbox')).not.toBeInTheDocument();
  await expectGoodScreen();
  await name.fill('Casa de mi mamá');
  const wrong = 'Este código postal es de Nuevo León. Revisa el código o el estado.';
  refuse(saveAddress, 'invalid_input', { cp: wrong });
  await pressed('Guardar dirección');
  const code = dialog().getByLabelText('Código postal');
  await expect.element(code).toHaveAccessibleDescription(new RegExp(wrong));
  await expect.element(name).toHaveValue('Casa de mi mamá');
  answer(saveAddress, { id: 7, direcciones: [{ ...MOTHER, nombre: 'Casa de mi mamá' }] });
  await pressed('Guardar dirección');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(saved()).toMatchTextContent('Casa de mi mamá');
  expect(asked(saveAddress).at(-1)).toMatchObject({ id: 7, nombre: 'Casa de mi mamá' });
});

test('one is deleted after a question, and the last one leaves its place to a hint', async () => {
  await openAddresses();
  await button('Eliminar Mamá').click();
  refuse(deleteAddress, 'unavailable');
  await pressed('Eliminar dirección');
  await expect.element(dialog()).toBeVisible();
  answer(deleteAddress, { direcciones: [] });
  await pressed('Eliminar dirección');
  await expect.element(saved()).toMatchTextContent('Guarda la casa de tu mamá o tu oficina');
  expect(asked(deleteAddress)).toMatchObject([{ id: 7 }, { id: 7 }]);
  // The pressed button is gone with its address.
  await expect.element(button('Guardar otra dirección')).toHaveFocus();
});

test('where they cannot be read one can ask again; ten are all', async () => {
  refuse(getAddresses, 'unavailable');
  await openAddresses();
  await expect.element(others()).toMatchTextContent(textOf('unavailable'));
  const many = Array.from({ length: ADDRESSES_MAX }, (_, index) => ({
    ...MOTHER,
    id: index + 1,
    nombre: `Casa ${index + 1}`,
  }));
  answer(getAddresses, { direcciones: many });
  await button('Intentar de nuevo').click();
  await expect.element(button('Cambiar Casa 10')).toBeVisible();
  await expect
    .element(button('Guardar otra dirección'))
    .toHaveAccessibleDescription(textOf('addresses_too_many'));
});

test('a professional has one address, which only the team sees', async () => {
  signIn(person('professional'));
  await open('/profesional/direccion');
  await expect.element(page.getByText(/solo la ve el equipo de Maestros/)).toBeVisible();
  await expect.element(others()).not.toBeInTheDocument();
  await expect.element(saved()).not.toBeInTheDocument();
});

test('an empty form stands behind what is saved, until it is asked for', async () => {
  signIn({ ...person('client'), address: null });
  await open('/cliente/direccion');
  const street = page.getByLabelText('Calle y número');
  await expect.element(button('Cambiar Mamá')).toBeVisible();
  await expect.element(street).not.toBeInTheDocument();
  await expectGoodScreen();
  await button('Agregar dirección').click();
  await expect.element(street).toHaveFocus();
  await open('/cliente/direccion#agregar');
  await expect.element(street).toHaveFocus();
  answer(getAddresses, { direcciones: [] });
  await open('/cliente/direccion');
  await expect.element(street).toBeVisible();
});

test('on a low phone what is wrong stands in view at its field, with the focus', async () => {
  signIn(person('client'));
  await open('/cliente/direccion', [360, 480]);
  await button('Guardar otra dirección').click();
  await dialog().getByLabelText('Nombre').fill('Oficina');
  await dialog().getByLabelText('Calle y número').fill('Pavo 10');
  await pressed('Guardar dirección');
  const code = dialog().getByLabelText('Código postal');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInViewport({ ratio: 1 });
  const said = dialog()
    .getByText(/código postal/)
    .first();
  await expect.element(said).toBeInViewport({ ratio: 1 });
  const [error, foot] = [said, dialog().getByRole('button', { name: 'Guardar dirección' })].map(
    (one) => one.element().getBoundingClientRect(),
  );
  expect(error?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
});
