import { makeZip } from 'client-zip';

/** The earliest date of the format: all entries get it, so that equal content gives an equal archive. */
const DATE = new Date(1980, 0, 1);

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Streams a ZIP archive without compression: one entry in memory at a time, plus some bytes for each
 * earlier one.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const files = filesOf(entries);
  try {
    // Cancelling the stream would throw when the reader stops early, so the entries are closed here.
    for await (const bytes of makeZip(files).values({ preventCancel: true }))
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await files.return();
  }
}

async function* filesOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified: DATE };
}
