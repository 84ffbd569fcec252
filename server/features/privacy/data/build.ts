import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { encryptObject } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { zip } from '#server/zip.ts';
import { entriesOf } from './entries.ts';
import { beginExport, endExport, partName, removeParts, setParts } from './queries.ts';

/** What is in memory at once, but for the one entry that comes on top. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Makes the copy of somebody's data that was asked for, and tells them. Begun again after a failure it
 * leaves nothing of the time before.
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
    // Counted before it is written: whatever happens, it will be found and removed.
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
  // Its account was deleted while it was made, and nothing else names what is stored.
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
