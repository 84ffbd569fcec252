import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteReview, exportReviews, getReview, getReviews } from '#contract/reviews.ts';
import { newReview } from '#contract/reviews.ts';
import { getProfilePublic, getTestimonios } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { markDeleted, writeReviews } from '#server/testing/lists.ts';

let test: TestApp;
let boss: TestAccount;
let clara: TestAccount;
let oscar: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  clara = await makeAccount(test, 'client', { nombre: 'Clara', email: 'clara@uno.mx' });
  oscar = await makeProfessional(test, { nombre: 'Óscar', apellidos: 'Peña' });
});
afterAll(() => test.close());

const list = (input: object = {}) => test.call.send(getReviews, input, { as: boss });
const remove = (id: number) => test.call.reply(deleteReview, { id }, { as: boss });
const WORDS = 'Llegó a tiempo y dejó todo limpio, lo recomiendo mucho a quien lo necesite.';

describe('the list of reviews', () => {
  it('is filtered by author and searched by text and people', async () => {
    const project = await projectIn(test, 'finalizada');
    const [id] = await writeReviews(test, [clara, oscar], [{ rating: 4, description: WORDS }]);
    const ids = async (input: object) => (await list(input)).reviews.map((review) => review.id);
    const types = async (type: string) => (await list({ type })).reviews.map((r) => r.type);
    expect(await types('')).toEqual(['cliente', 'profesional', 'cliente']);
    expect(await types('cliente')).toEqual(['cliente', 'cliente']);
    expect(await types('profesional')).toEqual(['profesional']);
    expect(await ids({ search: 'LLEGO a tiempo' })).toEqual([id]);
    expect(await ids({ search: 'clara@uno.mx' })).toEqual([id]);
    expect(await ids({ search: 'peña' })).toEqual([id]);
    expect(await ids({ search: 'peña', type: 'profesional' })).toEqual([]);
    // `%` is no wildcard here. A text with digits could be found in the random e-mail of a test's person.
    expect(await ids({ search: 'tiempo%limpio' })).toEqual([]);
    expect(await ids({ search: '_' })).toEqual([]);
    const { reviews } = await list({ search: 'peña' });
    expect(reviews[0]).toMatchObject({
      id,
      type: 'cliente',
      sender: clara.keylogin,
      recieved: oscar.keylogin,
      sender_nombre_completo: 'Clara Ríos Luna',
      recieved_nombre_completo: 'Óscar Peña',
      sender_email: 'clara@uno.mx',
      recieved_email: oscar.email,
      rating: 4,
      description: WORDS,
    });
    const refused = await test.call.refused(getReviews, { type: 'admin' }, { as: boss });
    expect(refused).toBe('invalid_input');
    expect(project.id).toBeGreaterThan(0);
  });

  it('has pages, also beyond the last', async () => {
    const wanted = Array.from({ length: 12 }, (_, place) => ({
      rating: place % 6,
      description: `Hojeada ${place}`,
    }));
    const ids = (await writeReviews(test, [clara, oscar], wanted)).toReversed();
    const first = await list({ search: 'hojeada' });
    const second = await list({ search: 'hojeada', page: 2, marca: first.marca ?? '' });
    expect([...first.reviews, ...second.reviews].map(({ id }) => id)).toEqual(ids);
    expect(second).toMatchObject({ totalPages: 2, total: 12, hay_mas: false });
    expect((await list({ search: 'hojeada', page: 3 })).reviews).toEqual([]);
  });

  it('is ordered by stars, or from the oldest on, page by page, and downloaded so', async () => {
    const wanted = [4, 1, 5, 1].map((rating, at) => ({ rating, description: `Ordenada ${at}` }));
    const [a, b, c, d] = await writeReviews(test, [clara, oscar], wanted);
    const ids = async (input: object) =>
      (await list({ search: 'ordenada', ...input })).reviews.map(({ id }) => id);
    expect(await ids({ orden: 'calificacion' })).toEqual([b, d, a, c]);
    expect(await ids({ orden: 'calificacion', itemsPerPage: 3, page: 2 })).toEqual([c]);
    expect(await ids({ orden: 'antiguas' })).toEqual([a, b, c, d]);
    const filter = { search: 'ordenada', type: 'cliente', orden: 'calificacion' } as const;
    const file = await test.call.send(exportReviews, filter, { as: boss });
    expect([file.reviews.map(({ id }) => id), file.hay_mas]).toEqual([[b, d, a, c], false]);
    const recorded = await test.services.db
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('action', '=', 'descargar_resenas')
      .execute();
    expect(recorded).toEqual([{ subject: 'reviews', after: { resenas: 4, ...filter } }]);
  });

  it('shows «Cuenta eliminada» for deleted accounts', async () => {
    const gone = await makeAccount(test, 'client', { nombre: 'Eva', email: 'eva@tres.mx' });
    const [id = 0] = await writeReviews(
      test,
      [gone, oscar],
      [{ rating: 5, description: 'Muy bien.' }],
    );
    await markDeleted(test, gone);
    const { review } = await test.call.send(getReview, { review_id: id }, { as: boss });
    expect(review).toMatchObject({
      sender_nombre_completo: 'Cuenta eliminada',
      sender_email: '',
      proyecto: { titulo: 'Obra' },
    });
    expect((await list({ search: 'eva@tres.mx' })).reviews).toEqual([]);
  });
});

describe('deleting a review', () => {
  const profileOf = async (keylogin: string) =>
    (await test.call.send(getProfilePublic, { keylogin })).profile;

  it('removes it from profile, averages, ranking, testimonials and both people’s lists', async () => {
    const ana = await makeAccount(test, 'client', { nombre: 'Ana' });
    const luis = await makeProfessional(test, { nombre: 'Luis' });
    const [good = 0] = await writeReviews(
      test,
      [ana, luis],
      [
        { rating: 5, description: `${WORDS} De verdad.` },
        { rating: 1, description: 'Nunca llegó.' },
      ],
    );
    expect(await profileOf(luis.keylogin)).toMatchObject({ average_rating: 3, reviews_count: 2 });
    const ranked = () =>
      test.services.db
        .selectFrom('findable')
        .select('estrellas')
        .where('account_id', '=', luis.id)
        .executeTakeFirstOrThrow();
    const before = await ranked();

    expect(await remove(good)).toMatchObject({ status: 200, mensaje: 'success' });

    const profile = await profileOf(luis.keylogin);
    expect(profile).toMatchObject({ average_rating: 1, reviews_count: 1 });
    expect(profile.reviews.map(({ description }) => description)).toEqual(['Nunca llegó.']);
    expect((await ranked()).estrellas).toBeLessThan(before.estrellas);
    const { testimonios } = await test.call.send(getTestimonios, {});
    expect(testimonios.map(({ review }) => review.id)).not.toContain(good);
    const { user: writer } = await test.call.send(validateSession, {}, { as: ana });
    expect(writer.reviews.enviadas.map(({ rating }) => rating)).toEqual([1]);
    const { user: reviewed } = await test.call.send(validateSession, {}, { as: luis });
    expect(reviewed.reviews).toMatchObject({ total_recieved: 1, average_rating_recieved: 1 });
    expect(reviewed.reviews.recibidas.map(({ rating }) => rating)).toEqual([1]);
    expect((await list({ search: 'De verdad' })).reviews).toEqual([]);
    expect(await test.call.refused(getReview, { review_id: good }, { as: boss })).toBe(
      'review_not_found',
    );
  });

  it('is recorded with the review’s text, and happens once', async () => {
    const [id = 0] = await writeReviews(
      test,
      [clara, oscar],
      [{ rating: 2, description: 'Llegó tarde.' }],
    );
    const replies = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await remove(id)).toMatchObject({
      code: 'review_not_found',
      mensaje: expect.stringMatching(/\. \S.+ la eliminó el \d.+, \d?\d:\d\d\.$/),
    });
    const { db } = test.services;
    const entries = await db
      .selectFrom('audit_log')
      .select(['admin_id', 'before', 'after'])
      .where('subject', '=', 'review')
      .where('subject_id', '=', String(id))
      .execute();
    expect(entries).toEqual([
      {
        admin_id: boss.id,
        before: expect.objectContaining({
          type: 'cliente',
          sender: clara.keylogin,
          recieved: oscar.keylogin,
          rating: 2,
          description: 'Llegó tarde.',
        }),
        after: null,
      },
    ]);
    const kept = await db
      .selectFrom('review')
      .select(['description', 'deleted_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(kept).toEqual({ description: 'Llegó tarde.', deleted_by: boss.id });
  });

  it('leaves its project as it is, without a second review', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('client');
    const { reviews } = await list({});
    await remove(reviews[0]?.id ?? 0);
    expect(await project.view()).toMatchObject({ estado: 'completado', sender_review: 1 });
    const again = { id_proposal: project.id, rating: 5, description: 'Otra vez.' };
    expect(await test.call.refused(newReview, again, { as: project.client })).toBe('review_exists');
    await project.review('professional');
    expect(await project.ask('finalizada')).toBe('success');
    expect((await project.view()).estado).toBe('finalizada');
  });

  it('keeps the averages right while other reviews are written', async () => {
    const ana = await makeAccount(test, 'client', { nombre: 'Ana' });
    const luis = await makeProfessional(test, { nombre: 'Luis' });
    const some = (words: string, rating: number) =>
      Array.from({ length: 6 }, (_, place) => ({ rating, description: `${words} ${place}` }));
    const ids = await writeReviews(test, [ana, luis], some('Antes', 1));
    await Promise.all([
      ...ids.slice(0, 4).map(remove),
      ...some('Después', 5).map((review) => writeReviews(test, [ana, luis], [review])),
    ]);
    const { db } = test.services;
    const counted = await db
      .selectFrom('profile')
      .select(['review_count', 'review_stars', 'reviews_by_rating'])
      .where('account_id', '=', luis.id)
      .executeTakeFirst();
    expect(counted).toEqual({
      review_count: 8,
      review_stars: 2 + 30,
      reviews_by_rating: [0, 2, 0, 0, 0, 6],
    });
  });

  it('is only for administrators and existing reviews', async () => {
    const [id = 0] = await writeReviews(
      test,
      [clara, oscar],
      [{ rating: 3, description: 'Bien.' }],
    );
    expect(await test.call.refused(deleteReview, { id }, { as: oscar })).toBe('forbidden');
    expect(await remove(id + 1000)).toMatchObject({ status: 404, code: 'review_not_found' });
    expect(await test.call.refused(deleteReview, { id: 'x' }, { as: boss })).toBe('invalid_input');
    expect((await list({ search: 'Bien.' })).reviews.map((review) => review.id)).toContain(id);
  });
});
