import { markDelivered as call } from '#contract/projects.ts';
import { MOMENTS } from '#domain/projects/pictures.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { discardImage, storeImage } from '#server/features/files/index.ts';
import type { DeliveryImage } from './deliveries.ts';
import { lockForDelivery, setDelivery } from './delivery.ts';

// Decodes images before it opens its transaction.
export const markDelivered = handleOutside(call, async (input, context) => {
  const { caller, db, now, services, request } = context;
  const uploads = MOMENTS.flatMap((momento) =>
    (request.images[momento] ?? []).map((upload) => ({ momento, upload })),
  );
  // Decoding is expensive, so refusals come before it.
  if (uploads.length > 0)
    await inTransaction(db, (trx) => lockForDelivery(input, { db: trx, caller, now }, 'entregar'));
  const images: DeliveryImage[] = [];
  let kept = false;
  try {
    for (const { momento, upload } of uploads) {
      const image = await storeImage(services, upload, {
        purpose: 'entrega',
        campo: momento,
        by: caller,
      });
      images.push({ momento, image });
    }
    const answer = await inTransaction(db, (trx) =>
      setDelivery(input, { db: trx, caller, now, services }, 'entregar', images),
    );
    kept = true;
    return answer;
  } finally {
    if (!kept) for (const { image } of images) await discardImage(services, image);
  }
});
