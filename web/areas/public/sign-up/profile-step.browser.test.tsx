import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCategorias } from '#contract/catalogue.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer } from '#web/testing/network.ts';
import { button, field } from '#web/testing/screen.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { dropDrafts, openStep, PROVED } from './testing.ts';

const categorias = ['Mudanzas', 'Pintura', 'Plomería'];

beforeEach(() => {
  answerCatalogue();
  answer(getCategorias, {
    categorias,
    descripciones: categorias.map(() => ''),
    iconos: categorias.map(() => ''),
  });
});
afterEach(dropDrafts);

test('the profile has its specified defaults, and no profession appears twice', async () => {
  await openStep('/quiero-trabajar', 'perfil', { ...PROVED, prof: EMPTY_DRAFT.prof });
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  const main = combobox('Profesión principal');
  const others = page.getByRole('combobox', { name: /^Otras profesiones/ });
  await expect.element(main).toHaveValue('Mudanzas');
  await expect.element(others).toHaveValue('');
  const option = (name: string) => others.getByRole('option', { name, exact: true });
  await expect.element(option('Selecciona una profesión')).toBeDisabled();
  expect(option('Mudanzas').elements()).toEqual([]);
  await others.selectOptions('Pintura');
  await expect.element(others).toHaveValue('');
  expect(option('Pintura').elements()).toEqual([]);
  await main.selectOptions('Pintura');
  await expect.element(button('Quitar Pintura')).not.toBeInTheDocument();
  expect(option('Mudanzas').elements()).toHaveLength(1);

  const description = field('Describe brevemente los trabajos que realiza');
  await expect.element(description).toHaveAttribute('rows', '4');
  const state = combobox('Estado donde realiza su servicio');
  await expect.element(state).toHaveValue('todo el pais');
  const states = state.getByRole('option').elements();
  expect(states.map(({ textContent }) => textContent)).toEqual(['todo el pais', 'Jalisco']);
  const city = combobox('Ciudad donde realiza su servicio');
  await expect.element(city).toHaveValue('todo el estado');
  await state.selectOptions('Jalisco');
  await city.click();
  const cities = page.getByRole('listbox').getByRole('option');
  await expect.element(cities.nth(0)).toHaveTextContent('Selecciona una ciudad');
  await expect.element(cities.nth(1)).toHaveTextContent('todo el estado');
  await cities.nth(0).click();
  await button('Crear cuenta').click();
  await expect
    .element(city)
    .toHaveAccessibleDescription(
      expect.stringContaining('Elige la ciudad donde realizas tu servicio'),
    );
});
