import { expect, test } from 'vitest';
import { unzip } from './testing/unzip.ts';
import { zip, type ZipEntry } from './zip.ts';

async function* of(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function archiveOf(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const stretches: Buffer[] = [];
  for await (const stretch of zip(entries)) stretches.push(stretch);
  return Buffer.concat(stretches);
}

test('what goes in comes out, under its name', async () => {
  const entries = [
    { name: 'datos.json', content: Buffer.from('{"nombre":"Núñez"}') },
    { name: 'imágenes/año.webp', content: Buffer.alloc(100_000, 7) },
    { name: 'vacío.txt', content: Buffer.alloc(0) },
  ];
  const archive = await archiveOf(of(...entries));
  expect([...unzip(archive)]).toEqual(entries.map(({ name, content }) => [name, content]));
});

test('an archive of nothing is one', async () => {
  expect(unzip(await archiveOf(of())).size).toBe(0);
});

test('asks for an entry only when the one before it has been taken', async () => {
  let asked = 0;
  async function* counted(): AsyncGenerator<ZipEntry> {
    for (const name of ['a', 'b', 'c']) {
      asked++;
      yield { name, content: Buffer.from(name) };
    }
  }
  const stretches = zip(counted());
  await stretches.next();
  await stretches.next();
  expect(asked).toBe(1);
  await stretches.next();
  expect(asked).toBe(2);
});

test('what was changed on its way is noticed', async () => {
  const archive = await archiveOf(of({ name: 'a.txt', content: Buffer.from('hola') }));
  archive[archive.indexOf('hola')] = 0;
  expect(() => unzip(archive)).toThrow('a.txt is broken');
});
