import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getProfilePublic, getReviewsPublic } from '#contract/search.ts';
import type { Review } from '#contract/views.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, PUBLIC_PROFILE } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

// The public profile, as far as only the answer of a call varies.

const ADDRESS = `/ver/profesional/${PUBLIC_PROFILE.keylogin}`;
const image = { ruta: '/foto.jpg', ruta_card: '/foto.jpg', bytes: 1 };
const work = (id: number) => ({
  id,
  titulo: `Trabajo ${id}`,
  descripcion: '',
  version: 1,
  imagenes: [image, { ...image, ruta: '/otra.jpg' }],
});
const review = (id: number): Review => ({
  id,
  id_proposal: id,
  type: 'cliente',
  sender: 'c'.repeat(43),
  recieved: PUBLIC_PROFILE.keylogin,
  rating: 5,
  description: `Reseña ${id}`,
  createAt: '2026-11-20T15:00:00.000Z',
  visible: 1,
  respuesta: '',
  respuesta_at: null,
  review_nombre: 'Dalia Ríos',
  review_img_profile: null,
});

beforeEach(() => {
  answerCatalogue();
  answer(getProfilePublic, {
    profile: {
      ...PUBLIC_PROFILE,
      portfolio: [work(1), work(2)],
      average_rating: 5,
      reviews_count: 6,
      reviews: [9, 8, 7, 6].map(review),
      reviews_siguiente: 6,
      reviews_by_rating: [0, 0, 0, 0, 0, 6],
    },
  });
});

test('the photos can be viewed by keyboard', async () => {
  await open(ADDRESS, DESKTOP);
  const second = page.getByRole('button', { name: /Trabajo 2/ });
  await expect.element(second).toBeVisible();
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const viewer = page.getByRole('dialog', { name: 'Fotos de sus trabajos' });
  const position = viewer.getByText(/^\d+ de \d+$/);
  await expect.element(position).toHaveTextContent('3 de 4');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(position).toHaveTextContent('4 de 4');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(position).toHaveTextContent('2 de 4');
  await userEvent.tab();
  expect(viewer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

test('reviews that fail to load can be loaded again, and the first of them gets the focus', async () => {
  await open(ADDRESS);
  for (const failure of FAILURES) {
    fail(getReviewsPublic, failure);
    await button('Ver más reseñas').click();
    await expect.element(alerts().getByText(failure.text(getReviewsPublic))).toBeVisible();
    await button('Cerrar aviso').click();
  }
  expect(getReviewsPublic.texts.network).toBe('Error al conectar con el servidor');
  answer(getReviewsPublic, { reviews: [5, 4].map(review), hay_mas: false, siguiente: null });
  await button('Ver más reseñas').click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Reseña 5' })).toHaveFocus();
  await expect.element(button('Ver más reseñas')).not.toBeInTheDocument();
  expect(asked(getReviewsPublic).at(-1)).toMatchObject({ antes: 6 });
  await expectGoodScreen();
});

test('what stands below the reviews stays where it is while one jumps to it and presses', async () => {
  await open(ADDRESS);
  const more = button('Ver más reseñas');
  await expect.element(more).toBeVisible();
  const top = () => more.element().getBoundingClientRect().top;
  more.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const pressed = top();
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  // Scrolling goes by whole pixels.
  expect(top()).toBeCloseTo(pressed, 0);
});

test('works that clients agreed to show stand before the portfolio, and open in the viewer', async () => {
  const picture = (name: string) => ({ ruta: `/${name}.jpg`, ruta_card: `/${name}.jpg` });
  const trabajos = [
    {
      categoria: 'Plomería',
      mes: '2026-10',
      imagenes: { antes: [picture('antes')], despues: [picture('uno'), picture('dos')] },
    },
  ];
  answer(getProfilePublic, {
    profile: { ...PUBLIC_PROFILE, trabajos, portfolio: [work(1)] },
  });
  await open(ADDRESS, DESKTOP);
  const shown = page.getByRole('button', { name: /Plomería · octubre de 2026/ });
  await expect.element(shown).toBeVisible();
  await expectGoodScreen();
  await shown.click();
  const viewer = page.getByRole('dialog', { name: 'Fotos de sus trabajos' });
  await expect.element(viewer.getByText('1 de 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: /Trabajo 1/ }).click();
  await expect.element(viewer.getByText('4 de 5')).toBeVisible();
});
