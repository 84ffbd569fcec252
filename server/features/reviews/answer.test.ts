import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOwnReviews } from '#contract/accounts.ts';
import { answerReview, deleteReview, getReview } from '#contract/reviews.ts';
import { getProfilePublic } from '#contract/search.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { writeReviews } from '#server/testing/lists.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
let clara: TestAccount;
let ramon: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  clara = await makeAccount(test, 'client', { nombre: 'Clara' });
  ramon = await makeProfessional(test, { nombre: 'Ramón', nombre_comercial: 'Taller Núñez' });
});
afterAll(() => test.close());

const write = async () => {
  const [id = 0] = await writeReviews(
    test,
    [clara, ramon],
    [{ rating: 2, description: `Llegó tarde. ${Math.random()}` }],
  );
  return id;
};

it('is written once by the rated person, and stands under the review', async () => {
  const id = await write();
  const respuesta = 'Lamento la demora: te avisé por el chat.';
  const { review } = await test.call.send(answerReview, { id, respuesta }, { as: ramon });
  expect(review).toMatchObject({ id, respuesta, respuesta_at: expect.any(String) });
  expect(await test.call.refused(answerReview, { id, respuesta }, { as: ramon })).toBe(
    'review_answered',
  );
  const { profile } = await test.call.send(getProfilePublic, { keylogin: ramon.keylogin });
  expect(profile.reviews[0]).toMatchObject({ id, respuesta });
  const given = await test.call.send(getOwnReviews, { sentido: 'enviadas' }, { as: clara });
  expect(given.reviews[0]).toMatchObject({ id, respuesta });
  const told = await test.services.db
    .selectFrom('notification')
    .select('msg')
    .where('account_id', '=', clara.id)
    .where('evento', '=', 'resena_respondida')
    .execute();
  expect(told).toEqual([
    {
      msg: 'Hola: Taller Núñez respondió a la reseña que escribiste por «Obra». Léela en tus reseñas.',
    },
  ]);
});

it('two at once are one answer', async () => {
  const id = await write();
  const replies = await Promise.all(
    ['Una', 'Otra'].map((respuesta) =>
      test.call.reply(answerReview, { id, respuesta }, { as: ramon }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('is nobody else’s, and not before the review is seen', async () => {
  const id = await write();
  const input = { id, respuesta: 'Gracias' };
  expect(await test.call.refused(answerReview, input, { as: clara })).toBe('review_not_found');
  const other = await makeProfessional(test);
  expect(await test.call.refused(answerReview, input, { as: other })).toBe('review_not_found');
  const blank = { id, respuesta: ' ' };
  expect(await test.call.refused(answerReview, blank, { as: ramon })).toBe('invalid_input');
  const long = { id, respuesta: 'x'.repeat(501) };
  expect(await test.call.refused(answerReview, long, { as: ramon })).toBe('invalid_input');

  const project = await projectIn(test, 'completado');
  await project.review('client');
  const { id: waiting } = await test.services.db
    .selectFrom('review')
    .select('id')
    .where('proposal_id', '=', project.id)
    .executeTakeFirstOrThrow();
  const early = { id: waiting, respuesta: 'Gracias' };
  expect(await test.call.refused(answerReview, early, { as: project.professional })).toBe(
    'review_not_found',
  );
});

it('is removed with the review, and the audit log keeps it', async () => {
  const id = await write();
  await test.call.send(answerReview, { id, respuesta: 'No es cierto.' }, { as: ramon });
  const boss = await makeAccount(test, 'admin');
  const { review } = await test.call.send(getReview, { review_id: id }, { as: boss });
  expect(review).toMatchObject({ visible: 1, respuesta: 'No es cierto.' });
  await test.call.send(deleteReview, { id }, { as: boss });
  const { profile } = await test.call.send(getProfilePublic, { keylogin: ramon.keylogin });
  expect(profile.reviews.map((one) => one.id)).not.toContain(id);
  const { before } = await test.services.db
    .selectFrom('audit_log')
    .select('before')
    .where('subject', '=', 'review')
    .where('subject_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(before).toMatchObject({ respuesta: 'No es cierto.' });
  const late = { id, respuesta: 'Otra vez' };
  expect(await test.call.refused(answerReview, late, { as: ramon })).toBe('review_not_found');
});
