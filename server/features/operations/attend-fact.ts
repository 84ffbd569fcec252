import { sql } from 'kysely';
import { attendFact as call } from '#contract/operations.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { factWords } from './who-was-first.ts';

export const attendFact = handle(call, async ({ fact_id, nota }, { caller, db, now }) => {
  const attended = await db
    .updateTable('webhook_event')
    .set({ attended_at: now, attended_by: caller.id, nota })
    .where('subject', '=', (query) =>
      query.selectFrom('webhook_event').select('subject').where('id', '=', fact_id),
    )
    .where('unattended', '=', sql.lit(true))
    .where('attended_at', 'is', null)
    .returning('type')
    .execute();
  if (attended.length === 0) return failSaying('fact_not_found', await factWords(db, fact_id));
  await audit(db, {
    adminId: caller.id,
    action: 'atender_hecho',
    subjectId: fact_id,
    people: [],
    after: { tipo: [...new Set(attended.map(({ type }) => type))].join(', '), nota },
    now,
  });
  return {};
});
