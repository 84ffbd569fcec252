import { reportPerson as call } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { personByKey } from '#server/features/accounts/index.ts';
import { isMessageBetween, takeReport } from './queries.ts';

export const reportPerson = handle(call, async (input, { caller, db, now }) => {
  const { motivo, texto = '', id_mensaje, client_id } = input;
  const other = (await personByKey(db, input.other_key)) ?? fail('recipient_not_found');
  if (other.id === caller.id) fail('person_is_self');
  if (id_mensaje !== undefined && !(await isMessageBetween(db, id_mensaje, caller.id, other.id)))
    fail('message_not_found');
  const stored = await db
    .insertInto('person_report')
    .values({
      reporter_id: caller.id,
      reported_id: other.id,
      motivo,
      texto,
      message_id: id_mensaje ?? null,
      client_id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // A repeated report, by a double click or a retry, is not stored again.
  if (stored && !(await takeReport(db, caller.id, now))) fail('reports_too_many');
  return {};
});
