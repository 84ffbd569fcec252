import { PROFILE_TEXTS } from '#contract/profile/fields.ts';
import { getProfilePublic as call } from '#contract/search.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { hoursView, portfolioRows, portfolioView } from '#server/features/accounts/index.ts';
import { shownWorks } from '#server/features/projects/index.ts';
import { checkedFacts } from './checked.ts';
import { FIRST_REVIEWS, publicReviews } from './public-reviews.ts';
import { cardRows } from './card-rows.ts';
import { cardView, validatedId } from './views.ts';

const PROJECTS_MAX = 50;

export const getProfilePublic = handle(call, async ({ keylogin }, { db, now }) => {
  const id = await validatedId(db, keylogin);
  const [row] = id === null ? [] : await cardRows(db, [id]);
  if (!row) return fail('profile_not_found');
  const { reviews, siguiente } = await publicReviews(db, row.id, { size: FIRST_REVIEWS });
  const finished = await finishedProjects(db, row.id);
  return {
    profile: {
      ...cardView(row, now),
      ...hoursView(row),
      miembro_desde: row.created_at.toISOString(),
      portfolio: (await portfolioRows(db, row.id)).map(portfolioView),
      proposal: finished.map(({ updated_at, ...project }) => ({
        ...project,
        updateAt: updated_at.toISOString(),
      })),
      reviews,
      reviews_siguiente: siguiente,
      trabajos: await shownWorks(db, row.id),
      ...(await facts(db, row.id)),
      comprobado: await checkedFacts(db, row.id),
    },
  };
});

const finishedProjects = (db: Db, accountId: number) =>
  db
    .selectFrom('proposal')
    .select(['id', 'titulo', 'updated_at'])
    .where('professional_id', '=', accountId)
    .where('estado', '=', 'finalizada')
    .orderBy('finalized_at', 'desc')
    .limit(PROJECTS_MAX)
    .execute();

/** The fields that only the full profile shows. */
const facts = (db: Db, accountId: number) =>
  db
    .selectFrom('profile')
    .select([...PROFILE_TEXTS, 'reviews_by_rating'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
