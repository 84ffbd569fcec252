import { makeZip } from 'client-zip';

/** The first day that the format knows: times say nothing here, and the same content gives the same archive. */
const DATE = new Date(1980, 0, 1);

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * A ZIP archive of entries as they come, stored without compression: one entry in memory at a time, and
 * some bytes for each one before it.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const files = filesOf(entries);
  try {
    // Cancelling the stream would throw when nobody wants the rest, so the entries are closed here.
    for await (const bytes of makeZip(files).values({ preventCancel: true }))
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await files.return();
  }
}

async function* filesOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified: DATE };
}
