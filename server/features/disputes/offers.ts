import type { Split } from '#domain/projects/cancellation.ts';
import { centavos } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** How an offer ended; `cambiada` by another of the same side, `caduca` with its dispute. */
export type OfferEnd = 'aceptada' | 'declinada' | 'retirada' | 'cambiada' | 'caduca';

/** The open offers of disputes, at most one of each side, oldest first. */
export async function openOffers(db: Db | Trx, disputeIds: readonly number[]) {
  if (disputeIds.length === 0) return [];
  const rows = await db
    .selectFrom('dispute_offer as o')
    .innerJoin('account as maker', 'maker.id', 'o.made_by')
    .select(['o.id', 'o.dispute_id', 'o.made_by', 'o.reembolso', 'o.liberado', 'o.created_at'])
    .select('maker.keylogin as maker_key')
    .where('o.dispute_id', 'in', [...disputeIds])
    .where('o.ended_at', 'is', null)
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    split: { refund: centavos(row.reembolso), release: centavos(row.liberado) },
  }));
}

export type OfferRow = Awaited<ReturnType<typeof openOffers>>[number];

/** Stores an offer in the place of an earlier one of the same side. */
export async function insertOffer(
  trx: Trx,
  offer: { disputeId: number; madeBy: number; split: Split; now: Date },
): Promise<void> {
  const { disputeId, madeBy, split, now } = offer;
  await trx
    .updateTable('dispute_offer')
    .set({ ended_at: now, fin: 'cambiada' satisfies OfferEnd })
    .where('dispute_id', '=', disputeId)
    .where('made_by', '=', madeBy)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto('dispute_offer')
    .values({
      dispute_id: disputeId,
      made_by: madeBy,
      reembolso: split.refund,
      liberado: split.release,
      created_at: now,
    })
    .execute();
}

/** Ends an offer of a locked project. */
export const endOffer = (trx: Trx, id: number, fin: OfferEnd, now: Date) =>
  trx
    .updateTable('dispute_offer')
    .set({ ended_at: now, fin })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
