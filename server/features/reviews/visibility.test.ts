import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOwnReviews, getUser } from '#contract/accounts.ts';
import { getMessages } from '#contract/chat.ts';
import { getReviews } from '#contract/reviews.ts';
import { getProfilePublic, getReviewsPublic } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import { DAY } from '#lib/mexico-time.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { letTimePass, projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada' });
});
afterAll(() => test.close());

/** Everything that shows what `who` received: stars, count, and the reviews in each list. */
async function receivedBy({ client, professional }: TestProject, who: 'client' | 'professional') {
  const [subject, other] = who === 'client' ? [client, professional] : [professional, client];
  const { user } = await test.call.send(validateSession, {}, { as: subject });
  const own = await test.call.send(getOwnReviews, { sentido: 'recibidas' }, { as: subject });
  const chat = await test.call.send(
    getMessages,
    { key_primary: other.keylogin, key_secundary: subject.keylogin },
    { as: other },
  );
  return {
    listed: [own.total, own.reviews.length, user.reviews.recibidas.length],
    total: user.reviews.total_recieved,
    average: user.reviews.average_rating_recieved,
    inChat: chat.other.average_rating,
  };
}

const NOTHING = { listed: [0, 0, 0], total: 0, average: null, inChat: null };
const FIVE_STARS = { listed: [1, 1, 1], total: 1, average: 5, inChat: 5 };

const publicOf = async ({ keylogin }: Credentials) => {
  const { profile } = await test.call.send(getProfilePublic, { keylogin });
  const { reviews } = await test.call.send(getReviewsPublic, { keylogin });
  return [profile.reviews_count, profile.average_rating, profile.reviews.length, reviews.length];
};

describe('a review that only one side has written', () => {
  it('is seen by its author and the team, and by nobody else', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('client');
    expect(await receivedBy(project, 'professional')).toEqual(NOTHING);
    expect(await publicOf(project.professional)).toEqual([0, null, 0, 0]);
    expect(await project.view()).toMatchObject({ sender_review: 1, receiver_review: 0 });
    const { user } = await test.call.send(validateSession, {}, { as: project.client });
    expect(user.reviews.enviadas).toMatchObject([{ rating: 5, visible: 0 }]);
    const team = await test.call.send(
      getUser,
      { user_id: project.professional.keylogin },
      { as: boss },
    );
    expect(team.user.reviews.recibidas).toMatchObject([{ rating: 5, visible: 0 }]);
    expect(team.reviews_recibidas).toHaveLength(1);
    const { reviews } = await test.call.send(getReviews, {}, { as: boss });
    expect(reviews[0]).toMatchObject({ id_proposal: project.id });
  });

  it('appears with the other one, in profiles, averages and lists', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('professional');
    expect(await receivedBy(project, 'client')).toEqual(NOTHING);
    expect(await project.view()).toMatchObject({ resenas: [] });
    await project.review('client');
    expect(await project.view()).toMatchObject({
      resenas: [
        { de: 'cliente', rating: 5 },
        { de: 'profesional', rating: 5 },
      ],
    });
    expect(await receivedBy(project, 'client')).toEqual(FIVE_STARS);
    expect(await receivedBy(project, 'professional')).toEqual(FIVE_STARS);
    expect(await publicOf(project.professional)).toEqual([1, 5, 1, 1]);
  });

  it('appears when the time for the other one is over', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('client');
    await letTimePass(test, 8 * DAY);
    expect((await project.view()).estado).toBe('finalizada');
    expect(await publicOf(project.professional)).toEqual([1, 5, 1, 1]);
    expect(await receivedBy(project, 'professional')).toEqual(FIVE_STARS);
  });

  it('is told of without its contents', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('client');
    await project.review('professional');
    const told = await test.services.db
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.account_id')
      .select(['account.keylogin', 'notification.evento'])
      .where('notification.evento', 'like', 'calificacion%')
      .where('account.keylogin', 'in', [project.client.keylogin, project.professional.keylogin])
      .orderBy('notification.id')
      .execute();
    expect(told).toEqual([
      { keylogin: project.professional.keylogin, evento: 'calificacion_oculta' },
      { keylogin: project.client.keylogin, evento: 'calificacion' },
    ]);
  });
});
