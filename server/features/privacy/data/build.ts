import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { encryptObject } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { zip } from '#server/zip.ts';
import { entriesOf } from './entries.ts';
import { beginExport, endExport, partName, removeParts, setParts } from './queries.ts';

/** The size of a part, which is held in memory together with one entry. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Builds a requested copy of somebody's data and notifies them. A retry after a failure starts from
 * scratch.
 */
export async function buildExport(services: Services, exportId: number): Promise<void> {
  const { db, config } = services;
  const wanted = await beginExport(db, exportId);
  if (!wanted) return;
  await removeParts(services, wanted);
  let parts = 0;
  let bytes = 0;
  const { account_id: accountId, keylogin, nombre } = wanted;
  const archive = zip(entriesOf(services, { accountId, keylogin }, services.clock()));
  for await (const part of grouped(archive)) {
    // Counted before it is written, so that a part is always found and removed.
    if (!(await setParts(db, exportId, parts + 1)))
      return removeParts(services, { name: wanted.name, parts });
    const name = partName(wanted.name, parts);
    await services.objects.put(name, encryptObject(config.fileKeys[0], name, part));
    parts += 1;
    bytes += part.length;
  }
  const kept = await inTransaction(db, async (trx) => {
    const now = services.clock();
    if (!(await endExport(trx, exportId, bytes, now))) return false;
    await notify(trx, { accountId, evento: 'datos_listos', parameters: [nombre], now });
    return true;
  });
  // The account was deleted meanwhile, and no row names these objects.
  if (!kept) await removeParts(services, { name: wanted.name, parts });
}

async function* grouped(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
