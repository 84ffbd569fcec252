import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/features/audit/index.ts';

export interface SeenIdImage {
  readonly fileId: string;
  readonly ownerId: number;
  readonly ownerKey: string;
  readonly viewerId: number;
}

/**
 * That somebody looked at an ID, for ever. What an administrator did is also found where all that
 * administrators do is (decisions §4).
 */
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
        after: { imagen: fileId },
        now,
      });
  });
}
