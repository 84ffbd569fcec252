import type { Services } from '#server/context.ts';
import { readIdImage } from '#server/features/files/index.ts';
import { encryptText } from '#server/encrypt.ts';

/** The back has the lines, unless the two sides were swapped. */
const ORDER = ['trasera', 'frontal'] as const;

/**
 * Reads an account's pending ID. A reading whose images were replaced or deleted meanwhile is discarded; a
 * failure of the reader is retried until `lastTry`, then the ID counts as illegible.
 */
export async function readId(
  services: Services,
  accountId: number,
  { lastTry }: { lastTry: boolean },
): Promise<void> {
  const { db, config, idReader, clock } = services;
  const waiting = await db
    .selectFrom('id_reading')
    .select(['frontal', 'trasera'])
    .where('account_id', '=', accountId)
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  if (!waiting) return;
  const finish = (found: { mrz: Buffer; imagen: string } | null) =>
    db
      .updateTable('id_reading')
      .set({ estado: found ? 'leida' : 'ilegible', ...found, read_at: clock() })
      .where('account_id', '=', accountId)
      .where('estado', '=', 'pendiente')
      .where('frontal', '=', waiting.frontal)
      .where('trasera', '=', waiting.trasera)
      .execute();
  try {
    const pictures = [];
    for (const side of ORDER) {
      const picture = await readIdImage(services, waiting[side]);
      // The image was replaced.
      if (!picture) return;
      pictures.push(picture);
    }
    const read = await idReader.read(pictures);
    await finish(
      read && {
        mrz: encryptText(config.secretKeys, read.lines.join('\n')),
        imagen: ORDER[read.picture] ?? ORDER[0],
      },
    );
  } catch (error) {
    if (lastTry) await finish(null);
    throw error;
  }
}
