import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { deleteReview, getReview, getReviews } from '#contract/reviews.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { NO_ROWS, ONE_PAGE } from '#web/testing/lists.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { getMessages } from '#contract/chat.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, expectGoodScreen, field, notices, problem } from '#web/testing/screen.ts';

// The list of reviews and one review, as far as only the answer of a call varies.

const REVIEW = {
  id: 5,
  id_proposal: 3,
  type: 'profesional' as const,
  sender: 't'.repeat(43),
  recieved: 'd'.repeat(43),
  sender_nombre_completo: 'Tomás Núñez',
  recieved_nombre_completo: 'Dalia Ríos',
  sender_email: 'tomas@correo.example',
  recieved_email: 'dalia@correo.example',
  rating: 4,
  description: 'Pagó a tiempo y explicó bien lo que quería.',
  createAt: '2026-11-20T15:00:00.000Z',
  visible: 1 as const,
  respuesta: 'Gracias por la confianza.',
};
const DELETE = { name: 'Eliminar la reseña de Tomás Núñez a Dalia Ríos' };

const rows = () => page.getByRole('row').filter({ has: page.getByRole('link') });
const dialog = () =>
  page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar esta reseña?' });
const confirm = () => dialog().getByRole('button', { name: 'Eliminar', exact: true });

beforeEach(() => {
  signIn(person('admin'));
  answer(getReviews, { reviews: [REVIEW], ...ONE_PAGE });
});

test('the list follows the kind of author, which is in the address', async () => {
  await open('/admin/reviews', DESKTOP);
  await field('Tipo').selectOptions('De profesionales');
  await expect.poll(address).toBe('/admin/reviews?type=profesional');
  await expect.poll(() => asked(getReviews).at(-1)).toMatchObject({ type: 'profesional' });
  await expect.element(rows().first()).toMatchTextContent('De profesional');
  await expectGoodScreen();
});

for (const path of ['/admin/reviews/5', '/admin/reviews/x/5'])
  test(`${path} shows a review, and deletes it after a question`, async () => {
    const proyecto = { titulo: 'Fuga en la azotea', finalized_at: null };
    answer(getReview, { review: { ...REVIEW, proyecto } });
    await open(path, DESKTOP);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Reseña');
    await expect.element(page.getByRole('main')).toMatchTextContent(REVIEW.description);
    await expect.element(page.getByText(REVIEW.respuesta)).toBeVisible();
    await expectGoodScreen();
    await page.getByRole('button', DELETE).click();
    await expect.element(dialog()).toBeVisible();
    await expectGoodScreen();
    await dialog().getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(asked(deleteReview)).toEqual([]);

    await page.getByRole('button', DELETE).click();
    answer(deleteReview, {});
    answer(getReviews, { reviews: [], ...NO_ROWS });
    await confirm().click();
    await expect.element(notices().getByText('Reseña eliminado con exito')).toBeVisible();
    await expect.poll(address).toBe('/admin/reviews');
    expect(asked(deleteReview)).toMatchObject([{ id: 5 }]);
  });

test('a review that does not exist says so, in its place and in a toast', async () => {
  refuse(getReview, 'review_not_found');
  await open('/admin/reviews/5');
  const text = textOf('review_not_found');
  expect(text).toBe('No encontramos esta reseña.');
  await expect.element(problem().getByText(text)).toBeVisible();
  await expect.element(alerts().getByText(text)).toBeVisible();
});

test('a failed deletion keeps the dialog open, and another try works', async () => {
  await open('/admin/reviews?type=profesional');
  await rows().getByRole('button', DELETE).click();
  await expect.element(dialog()).toBeVisible();
  await expectGoodScreen();
  for (const failure of FAILURES) {
    fail(deleteReview, failure);
    await confirm().click();
    await expect.element(alerts().getByText(failure.text(deleteReview)).first()).toBeVisible();
    await expect.element(confirm()).toBeVisible();
  }
  answer(deleteReview, {});
  answer(getReviews, { reviews: [], ...NO_ROWS });
  await confirm().click();
  await expect.element(notices().getByText('Reseña eliminado con exito')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText(REVIEW.description)).not.toBeInTheDocument();
  // The pressed button is gone with its review.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who only reads sees the reviews, and who deletes them', async () => {
  signInReader();
  const proyecto = { titulo: 'Fuga en la azotea', finalized_at: null };
  answer(getReview, { review: { ...REVIEW, proyecto } });
  await open('/admin/reviews');
  await expect.element(page.getByRole('button', DELETE)).toHaveAttribute('aria-disabled', 'true');
  await open('/admin/reviews/5');
  await expectButtons({
    Volver: null,
    'Ver conversación': getMessages,
    [DELETE.name]: deleteReview,
  });
  await expectGoodScreen();
});
