import { randomBytes } from 'node:crypto';
import type { Trx } from '#server/db/pool.ts';
import { readId } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/**
 * Requests a reading of the profile's present ID, once both sides are there; it replaces an earlier
 * reading. Call it in the transaction that changes an image.
 */
export async function requestReading(trx: Trx, accountId: number, now: Date): Promise<void> {
  const { frontal, trasera } = await trx
    .selectFrom('profile')
    .select(['identificacion_frontal as frontal', 'identificacion_trasera as trasera'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('id_reading').where('account_id', '=', accountId).execute();
  if (frontal === null || trasera === null) return;
  await trx
    .insertInto('id_reading')
    .values({
      account_id: accountId,
      frontal,
      trasera,
      codigo_validacion: newCode(),
      created_at: now,
    })
    .execute();
  await enqueue(trx, readId, { accountId });
}

/** A code that people can read aloud: «L-3F9A07C2D41B». */
const newCode = (): string => `L-${randomBytes(6).toString('hex').toUpperCase()}`;
