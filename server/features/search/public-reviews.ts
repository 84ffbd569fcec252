import type { Review } from '#contract/views.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/pool.ts';
import { latestReviews, reviewView } from '#server/features/accounts/index.ts';

/** The reviews shown before «ver más». */
export const FIRST_REVIEWS = 4;
const PAGE = 10;

/** A page of a professional's reviews, newest first; every page costs the same. */
export async function publicReviews(
  db: Db,
  accountId: number,
  { size = PAGE, before }: { size?: number; before?: number | undefined } = {},
): Promise<{ reviews: Review[]; hay_mas: boolean; siguiente: number | null }> {
  const found = await latestReviews(db, accountId, 'received', {
    max: size + 1,
    ...(before !== undefined && { before }),
  });
  const { shown, following } = pageOf(found, size, ({ id }) => id);
  return {
    reviews: shown.map((review) => reviewView(review, 'briefly')),
    ...following,
  };
}
