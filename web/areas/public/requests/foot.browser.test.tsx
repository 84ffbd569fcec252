import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whenWords } from '#domain/requests/when.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { letters } from '#web/testing/letters.ts';
import { button, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest } from './testing.ts';

// What stands in sight before one goes on, and what makes room for typing.

beforeEach(answerRequest);

const foot = () => page.getByRole('complementary', { name: 'Precotización' });
const stated = () => foot().getByRole('group', { name: 'Cuándo y dónde' });
const tomorrow = () =>
  whenWords(
    { cuando: '', fecha: mexicoDay(Date.now() + DAY), hora: '10:00' },
    mexicoDay(Date.now()),
  );

test('the day, the hour and the place that nobody chose are in sight, and can be changed', async () => {
  await open('/servicios/plomeria', DESKTOP);
  await expect.element(stated()).toBeInViewport();
  await expect.element(stated()).toMatchTextContent(tomorrow());
  await expect.element(stated()).toMatchTextContent('Guadalajara, Jalisco');
  await stated().getByRole('button').first().click();
  await expect.element(page.getByRole('radio', { name: 'Hoy' })).toHaveFocus();
  await page.getByRole('radio', { name: 'Sin prisa' }).click();
  await expect.element(stated()).toMatchTextContent('Sin prisa');
  await stated().getByRole('button').nth(1).click();
  await expect.element(field('Estado')).toHaveFocus();
});

test('on a phone they are stated in the last step, and its foot leaves while one types', async () => {
  await open('/servicios/plomeria', PHONE);
  await expect.element(foot()).toBeInViewport();
  await expect.element(stated()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dónde' }).click();
  await expect.element(stated()).toBeInViewport();
  await expect.element(stated()).toMatchTextContent(tomorrow());
  await expect.element(button('Continuar')).toBeInViewport();
  await expectGoodScreen();
  await field('Código postal (opcional)').click();
  await expect.element(button('Continuar')).not.toBeInViewport();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Continuar')).toBeInViewport();
});

test('a tap that says when goes on by itself, unless something else of the step is missing', async () => {
  await open('/servicios/plomeria', PHONE);
  await page.getByRole('button', { name: 'Detalles' }).click();
  await page.getByRole('radio', { name: 'Esta semana' }).click();
  await expect.element(page.getByRole('radio', { name: 'Esta semana' })).toBeChecked();
  await expect.element(page.getByRole('heading', { name: '¿Cómo y cuándo?' })).toBeVisible();
  await page.getByLabelText('Descripción').nth(1).fill('Gotea la llave de la cocina.');
  await page.getByRole('radio', { name: 'Elegir día' }).click();
  await expect.element(field('Fecha')).toBeVisible();
  for (const words of ['Hoy', 'Sin prisa']) {
    await page.getByRole('radio', { name: words }).click();
    await expect.element(page.getByRole('heading', { name: '¿Dónde es?' })).toBeVisible();
    await expect.element(stated()).toMatchTextContent(words);
    await page.getByRole('button', { name: /^Detalles/ }).click();
  }
});

test('with letters of twice the size the steps stand apart, and the foot is low', async () => {
  letters('200%');
  await open('/servicios/plomeria', PHONE);
  const names = page.getByRole('navigation', { name: 'Paso 1 de 3' }).getByRole('button');
  await expect.element(names.first()).toBeVisible();
  const places = names.elements().map((one) => one.getBoundingClientRect());
  for (const [index, { left }] of places.entries())
    if (index > 0) expect(left - (places[index - 1]?.right ?? left)).toBeGreaterThan(4);
  for (const one of names.elements()) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
  expect(foot().element().getBoundingClientRect().height).toBeLessThan(170);
  await expectGoodScreen();
});
