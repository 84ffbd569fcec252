import { exportReviews as call } from '#contract/reviews.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { COUNTED } from '#server/db/numbered-page.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { reviewPage, reviewRows } from './queries.ts';
import { adminReviewView } from './views.ts';

export const exportReviews = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await reviewPage(db, filters, { rows: COUNTED });
  const reviews = (await inChunks(keys, (some) => reviewRows(db, some))).map(adminReviewView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_resenas',
    subjectId: '',
    people: [],
    after: { resenas: reviews.length, ...askedFilters(filters) },
    now,
  });
  return { reviews, hay_mas: paging.hay_mas };
});
