import { newReview as call } from '#contract/reviews.ts';
import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { sideOf, freshView, lockOwn, recordEvent } from '#server/features/projects/index.ts';

export const newReview = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  const actor = sideOf(row, caller.id);
  const reason = whyNot('calificar', row, actor, now.getTime());
  if (reason) return fail(reason);
  await db
    .insertInto('review')
    .values({
      proposal_id: row.id,
      type: actor === 'client' ? 'cliente' : 'profesional',
      author_id: caller.id,
      subject_id: actor === 'client' ? row.professional_id : row.client_id,
      rating: input.rating,
      description: input.description,
      created_at: now,
    })
    .execute();
  await recordEvent(db, row, { evento: 'calificacion', actorId: caller.id, now });
  return { proposal: await freshView(context, row.id) };
});
