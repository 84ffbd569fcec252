import { crc32 } from 'node:zlib';

/** The entries of a ZIP archive by name, read as programs do: from its end, each proved by its sum. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('no archive: it has no end');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  if (at + archive.readUInt32LE(end + 12) !== end) throw new Error('the directory is elsewhere');
  const entries = new Map<string, Buffer>();
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('a line of the directory is none');
    const [size, length] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const head = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(head) !== 0x04034b50) throw new Error(`${name} does not begin there`);
    const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const content = archive.subarray(start, start + size);
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error(`${name} is compressed`);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is broken`);
    entries.set(name, content);
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
