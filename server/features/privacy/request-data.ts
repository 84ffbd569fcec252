import { randomBytes } from 'node:crypto';
import { requestData as call } from '#contract/privacy.ts';
import { DAY } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockExistingAccount } from '#server/features/accounts/index.ts';
import { buildDataExport } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

export const requestData = handle(call, async (_input, { caller, db, now }) => {
  // The second of two concurrent requests waits, and finds the first.
  await lockExistingAccount(db, caller.id);
  const lately = await db
    .selectFrom('data_export')
    .select('id')
    .where('account_id', '=', caller.id)
    .where('asked_at', '>', new Date(now.getTime() - DAY))
    .limit(1)
    .executeTakeFirst();
  if (lately) fail('data_asked_lately');
  const { id } = await db
    .insertInto('data_export')
    .values({
      account_id: caller.id,
      name: randomBytes(18).toString('base64url'),
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, buildDataExport, { id });
  return {};
});
