import { crc32 } from 'node:zlib';

/** The entries of a ZIP archive by name, stored as they are, each proved by its sum. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries = new Map<string, Buffer>();
  // Each line of the directory says where its entry begins.
  for (let at = archive.readUInt32LE(end + 16); at < end; ) {
    const [size, length] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const head = archive.readUInt32LE(at + 42);
    const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const content = archive.subarray(start, start + size);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is broken`);
    entries.set(name, content);
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
