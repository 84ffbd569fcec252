import { expect } from '@playwright/test';
import { DESKTOP, PHONE, test } from './steps/person.ts';

/** In the order in which visitors need them. */
const SECTIONS = [
  'servicios',
  'como-funciona',
  'profesionales',
  'testimoniales',
  'ventajas',
  'nosotros',
  'preguntas',
  'contacto',
];

test('the home page has its sections, with real data', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
  await expect(page.locator('#preguntas details')).toHaveCount(5);
  await expect(page.locator('#profesionales').getByText('Ver perfil')).toHaveCount(3);
  const testimonials = page.locator('#testimoniales').getByRole('link');
  await expect(testimonials).toHaveCount(3);
  const whom = await testimonials.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(new Set(whom).size).toBe(3);
  await testimonials.first().click();
  await expect(page).toHaveURL(/\/ver\/profesional\//);
});

test('each section can be linked to, also from other pages', async ({ seat }) => {
  const { page } = await seat(PHONE);
  for (const id of SECTIONS) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id} h2`).first()).toBeInViewport();
  }
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nosotros' })).toBeInViewport();
  // Its categories, professionals, opinions and questions, and the fee that is in force.
  expect(calls.length).toBeLessThanOrEqual(5);
});
