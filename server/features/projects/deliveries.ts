import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod/mini';
import type { pictures as picturesShown } from '#contract/projects/view.ts';
import { type Moment, MOMENTS, type Pictures, shownPictures } from '#domain/projects/pictures.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { insertFile, signedPath, type StoredImage } from '#server/features/files/index.ts';

/** A stored picture of a delivery. */
export interface DeliveryImage {
  readonly momento: Moment;
  readonly image: StoredImage;
}

export interface DeliveryRow extends Pictures {
  readonly proposal_id: number;
  readonly created_at: Date;
}

/** Stores the pictures of a delivery, which only the two sides and the team see. */
export async function insertDelivery(
  trx: Trx,
  delivery: {
    proposalId: number;
    ownerId: number;
    images: readonly DeliveryImage[];
    now: Date;
  },
): Promise<void> {
  const { proposalId, ownerId, images, now } = delivery;
  if (images.length === 0) return;
  const { id } = await trx
    .insertInto('delivery')
    .values({ proposal_id: proposalId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [orden, { momento, image }] of images.entries()) {
    await insertFile(trx, image, { ownerId, purpose: 'entrega', isPublic: false, now });
    await trx
      .insertInto('delivery_image')
      .values({ delivery_id: id, momento, orden, file_id: image.id })
      .execute();
  }
}

const filesOf = (momento: Moment) => sql<string[]>`array(
  select i.file_id from delivery_image i
  where i.delivery_id = d.id and i.momento = ${sql.lit(momento)} order by i.orden)`;

/** The deliveries with pictures of these projects, oldest first; repeated ones stay, for disputes. */
export const deliveriesOf = (
  db: Db | Trx,
  proposalIds: readonly number[],
): Promise<DeliveryRow[]> =>
  db
    .selectFrom('delivery as d')
    .select(['d.proposal_id', 'd.created_at'])
    .select(MOMENTS.map((momento) => filesOf(momento).as(momento)))
    .where(sql<SqlBool>`d.proposal_id = any(${[...proposalIds]}::bigint[])`)
    .orderBy('d.id')
    .execute();

interface Signing {
  readonly services: Services;
  readonly now: Date;
}

/** Pictures with links for whoever may see their project. */
export function picturesView(
  { services, now }: Signing,
  { antes, despues }: Pictures,
): z.output<typeof picturesShown> {
  const { secretKeys } = services.config;
  const linked = (ids: readonly string[]) =>
    ids.map((id) => ({
      ruta: signedPath(secretKeys, id, now),
      ruta_card: signedPath(secretKeys, id, now, 'card'),
    }));
  return { antes: linked(antes), despues: linked(despues) };
}

/** The pictures that a project shows. */
export const shownOf = async (db: Db | Trx, proposalId: number): Promise<Pictures> =>
  shownPictures(await deliveriesOf(db, [proposalId]));
