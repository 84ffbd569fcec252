import { deleteReview as call } from '#contract/reviews.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { reviewRow, takeDown } from './queries.ts';
import { adminReviewView } from './views.ts';

export const deleteReview = handle(call, async ({ id }, { caller, db, now }) => {
  const row = (await reviewRow(db, id)) ?? (await refuseGone(db, id));
  // Somebody else may have deleted it meanwhile.
  if (!(await takeDown(db, { id, by: caller.id, now }))) return refuseGone(db, id);
  const { id_proposal, type, sender, recieved, rating, description, respuesta } =
    adminReviewView(row);
  await audit(db, {
    adminId: caller.id,
    action: 'eliminar_resena',
    subjectId: String(id),
    people: [row.author.id, row.subject.id],
    before: {
      id_proposal,
      type,
      sender,
      recieved,
      rating,
      description,
      ...(respuesta && { respuesta }),
    },
    now,
  });
  return {};
});

/** Who deleted it, and when, for who comes second. */
async function refuseGone(trx: Trx, id: number): Promise<never> {
  const act = await lastAct(trx, ['eliminar_resena'], String(id));
  return failSaying('review_not_found', act ? await whoDid(trx, act, 'la eliminó') : '');
}
