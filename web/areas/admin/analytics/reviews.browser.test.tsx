import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reviews } from '#contract/analytics.ts';
import { open } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

// How the bars of a report are drawn on a phone.

const city = (nombre: string, estado: string, total: number) => ({ nombre, estado, total });

test('stars are drawn out of five, and long names keep to their rows', async () => {
  signIn(person('admin'));
  const metrics = {
    reviews_by_type: { cliente: 2, profesional: 1 },
    averages_by_type: {
      cliente: { avg_rating: 3.5, avg_chars: 40 },
      profesional: { avg_rating: 3, avg_chars: 20 },
    },
    reviews_by_rating: { 0: 0, 1: 0, 2: 0, 3: 2, 4: 1, 5: 0 },
    reviews_by_state: [],
    reviews_by_city: [
      city('Morelia', 'Michoacán de Ocampo', 130),
      city('Santiago de Querétaro', 'Querétaro', 65),
      city('Xalapa', 'Veracruz de Ignacio de la Llave', 40),
      city('Benito Juárez', 'Ciudad de México', 2),
    ],
    reviews_by_profession: [],
  };
  const totales = { reviews: 3, avg_rating: 3.3 };
  const days = { searchDateStart: '2026-10-22', searchDateEnd: '2026-11-22' };
  answer(reviews, { ...metrics, metrics, totales, anterior: totales, ...days });
  await open('/admin/reportes/reviews');
  const chart = (name: RegExp) => page.getByRole('img', { name });
  const texts = (name: RegExp) => [...chart(name).element().querySelectorAll('text')];

  await expect
    .element(chart(/^Promedio de estrellas/).getByText('5', { exact: true }))
    .toBeVisible();
  await expect.element(chart(/^Reseñas por ciudad/).getByText('150')).toBeVisible();
  const names = texts(/^Reseñas por ciudad/)
    .filter((text) => /[a-z]/.test(text.textContent))
    .map((text) => text.querySelectorAll('tspan').length);
  expect(names).toEqual([2, 2, 2, 2]);
  await expectGoodScreen();
});
