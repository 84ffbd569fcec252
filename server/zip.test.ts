import { expect, test } from 'vitest';
import { unzip } from '../tools/unzip.ts';
import { zip, type ZipEntry } from './zip.ts';

async function* of(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function archiveOf(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const stretches: Buffer[] = [];
  for await (const stretch of zip(entries)) stretches.push(stretch);
  return Buffer.concat(stretches);
}

test('an archive contains each entry under its name', async () => {
  const entries = [
    { name: 'datos.json', content: Buffer.from('{"nombre":"Núñez"}') },
    { name: 'imágenes/año.webp', content: Buffer.alloc(100_000, 7) },
    { name: 'vacío.txt', content: Buffer.alloc(0) },
  ];
  const archive = await archiveOf(of(...entries));
  expect([...(await unzip(archive))]).toEqual(entries.map(({ name, content }) => [name, content]));
});

test('an empty archive is valid', async () => {
  expect((await unzip(await archiveOf(of()))).size).toBe(0);
});

test('asks for an entry only when the one before it has been taken', async () => {
  let asked = 0;
  async function* counted(): AsyncGenerator<ZipEntry> {
    for (const name of ['a', 'b', 'c']) {
      asked++;
      yield { name, content: Buffer.from(`content of ${name}`) };
    }
  }
  const stretches = zip(counted());
  const askedUntil = async (content: string) => {
    let next = await stretches.next();
    while (!next.done && String(next.value) !== content) next = await stretches.next();
    return asked;
  };
  expect(await askedUntil('content of a')).toBe(1);
  expect(await askedUntil('content of b')).toBe(2);
  expect(await askedUntil('content of c')).toBe(3);
});

test('a changed archive is detected', async () => {
  const archive = await archiveOf(of({ name: 'a.txt', content: Buffer.from('hola') }));
  archive[archive.indexOf('hola')] = 0;
  await expect(unzip(archive)).rejects.toThrow('a.txt is broken');
});

test('stopping early closes the entries, and equal content gives an equal archive', async () => {
  let closed = false;
  async function* watched(): AsyncGenerator<ZipEntry> {
    try {
      for (const name of ['a', 'b', 'c']) yield { name, content: Buffer.from(name) };
    } finally {
      closed = true;
    }
  }
  for await (const stretch of zip(watched())) if (stretch.length > 0) break;
  expect(closed).toBe(true);
  const again = [await archiveOf(watched()), await archiveOf(watched())];
  expect(again[0]).toEqual(again[1]);
});

test('an error while reading an entry is passed on', async () => {
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', content: Buffer.from('a') };
    throw new Error('no such image');
  }
  await expect(archiveOf(failing())).rejects.toThrow('no such image');
});
