import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** The first version of the format, which every program reads. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, midnight: times say nothing here, and the same content gives the same archive. */
const DATE = 0x0021;
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * A ZIP archive of entries as they come, stored without compression: one entry in memory at a time, and
 * some bytes for each one before it. Up to 65,535 entries and 4 GB.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const label = Buffer.from(name);
    const facts = factsOf(content, label);
    yield Buffer.concat([uint32(LOCAL), facts, label]);
    yield content;
    directory.push(
      Buffer.concat([uint32(CENTRAL), uint16(VERSION), facts, placeOf(offset), label]),
    );
    offset += 30 + label.length + content.length;
    if (directory.length > MOST_ENTRIES || offset > MOST_BYTES)
      throw new Error('too much for one archive');
  }
  const index = Buffer.concat(directory);
  yield index;
  yield Buffer.concat([
    uint32(END),
    uint16(0, 0, directory.length, directory.length),
    uint32(index.length, offset),
    uint16(0),
  ]);
}

/** What the entry's own head and the directory say alike: no compression, no time, how much, how long a name. */
const factsOf = (content: Buffer, label: Buffer): Buffer =>
  Buffer.concat([
    uint16(VERSION, UTF8, 0, 0, DATE),
    uint32(crc32(content), content.length, content.length),
    uint16(label.length, 0),
  ]);

/** The rest of a line of the directory: no remark, first disk, no attributes, where the entry begins. */
const placeOf = (offset: number): Buffer =>
  Buffer.concat([uint16(0, 0, 0), uint32(0), uint32(offset)]);

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
