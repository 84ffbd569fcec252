import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getOwnReviews } from '#contract/accounts.ts';
import { textOf } from '#contract/errors.ts';
import { answerReview } from '#contract/reviews.ts';
import type { Review } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectAtField, expectGoodScreen, fill } from '#web/testing/screen.ts';

const REVIEW: Review = {
  id: 5,
  id_proposal: 3,
  type: 'cliente',
  sender: 'c'.repeat(43),
  recieved: 'p'.repeat(43),
  rating: 2,
  description: 'Llegó tarde.',
  createAt: '2026-11-20T15:00:00.000Z',
  visible: 1,
  respuesta: '',
  respuesta_at: null,
  review_nombre: 'Dalia Ríos',
  review_img_profile: null,
};
const END = { hay_mas: false, siguiente: null };

test('a received review is answered once, and what was typed survives a failure', async () => {
  signIn(person('professional'));
  let shown = REVIEW;
  answerEach(getOwnReviews, () => ({ ...END, reviews: [shown], total: 1 }));
  await open('/profesional/resenas');
  await button('Responder a Dalia Ríos').click();
  await button('Publicar respuesta').click();
  await expectAtField('Tu respuesta', 'Escribe tu respuesta.');
  await fill({ 'Tu respuesta': 'Lamento la demora.' });
  await expectGoodScreen();
  refuse(answerReview, 'too_many_requests');
  await button('Publicar respuesta').click();
  await expect.element(alerts().getByText(textOf('too_many_requests'))).toBeVisible();
  await button('Volver').click();
  await button('Responder a Dalia Ríos').click();
  await expect.element(page.getByLabelText('Tu respuesta')).toHaveValue('Lamento la demora.');
  answerEach(answerReview, () => {
    shown = { ...REVIEW, respuesta: 'Lamento la demora.', respuesta_at: REVIEW.createAt };
    return { review: shown };
  });
  await button('Publicar respuesta').click();
  await expect.element(page.getByText('Lamento la demora.')).toBeVisible();
  await expect.element(button('Responder a Dalia Ríos')).not.toBeInTheDocument();
  expect(asked(answerReview).at(-1)).toMatchObject({ id: 5, respuesta: 'Lamento la demora.' });
  await expectGoodScreen();
});

test('one that waits for the other says so to its author', async () => {
  signIn(person('client'));
  const waiting: Review = { ...REVIEW, visible: 0 };
  answerEach(getOwnReviews, () => ({ ...END, reviews: [waiting], total: 1 }));
  await open('/cliente/resenas');
  await expect.element(page.getByText(/^Se verá cuando los dos se califiquen/)).toBeVisible();
  await expectGoodScreen();
});
