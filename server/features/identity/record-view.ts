import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/features/audit/index.ts';

export interface SeenIdImage {
  readonly fileId: string;
  readonly ownerId: number;
  readonly ownerKey: string;
  readonly viewerId: number;
}

/** Records a view of an ID for ever. An administrator's view also goes to the audit log (decisions §4). */
export async function recordView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { fileId, ownerId, ownerKey, viewerId }: SeenIdImage,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('id_image_view')
      .values({ file_id: fileId, owner_id: ownerId, viewer_id: viewerId, created_at: now })
      .execute();
    if (viewerId !== ownerId)
      await audit(trx, {
        adminId: viewerId,
        action: 'ver_identificacion',
        subjectId: ownerKey,
        people: [ownerId],
        after: { lado: await faceOf(trx, ownerId, fileId), imagen: fileId },
        now,
      });
  });
}

/** The side of an ID image: the front, else the back. */
async function faceOf(trx: Trx, ownerId: number, fileId: string): Promise<'frente' | 'reverso'> {
  const front = await trx
    .selectFrom('profile')
    .select('account_id')
    .where('account_id', '=', ownerId)
    .where('identificacion_frontal', '=', fileId)
    .executeTakeFirst();
  return front ? 'frente' : 'reverso';
}
