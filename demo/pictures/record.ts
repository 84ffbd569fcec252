import type { Trx } from '#server/db/pool.ts';
import { setPicture } from '#server/features/accounts/index.ts';
import { insertFile, type StoredImage } from '#server/features/files/index.ts';
import type { Picture, PortfolioEntry } from './plan.ts';

/** Records the stored pictures as files, faces and portfolios. */
export async function recordPictures(
  trx: Trx,
  { faces, portfolios }: { faces: readonly Picture[]; portfolios: readonly PortfolioEntry[] },
  stored: ReadonlyMap<Picture, StoredImage>,
  now: Date,
): Promise<void> {
  const record = async (picture: Picture): Promise<string> => {
    const image = stored.get(picture);
    if (!image) throw new Error('a picture was not stored');
    const { owner: ownerId, purpose } = picture;
    await insertFile(trx, image, { ownerId, purpose, isPublic: true, now });
    return image.id;
  };
  for (const face of faces) await setPicture(trx, face.owner, await record(face));
  for (const [orden, { owner, titulo, descripcion, pictures }] of portfolios.entries()) {
    const { id } = await trx
      .insertInto('portfolio')
      .values({ account_id: owner, titulo, descripcion, orden, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const images = [];
    for (const picture of pictures)
      images.push({ portfolio_id: id, file_id: await record(picture), orden: images.length });
    await trx.insertInto('portfolio_image').values(images).execute();
  }
}
