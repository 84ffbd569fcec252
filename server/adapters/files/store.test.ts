import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3, startS3 } from '@maestros/stand-ins/s3';
import { diskStore } from './disk.ts';
import { openObjects } from './open.ts';
import type { ObjectStore } from './port.ts';
import { s3Store, type S3Timing } from './s3.ts';

const KEYS = {
  bucket: 'maestros',
  region: 'mx-central-1',
  accessKeyId: 'AKIASTANDIN',
  secretAccessKey: 'secret/of+the=stand-in',
};
let s3: S3;
let folder: string;
const bucket = (changes: object = {}, timing: S3Timing = { pausesMs: [0, 0] }) =>
  s3Store({ ...KEYS, endpoint: s3.url, ...changes }, timing);

beforeAll(async () => {
  s3 = await startS3(KEYS);
  folder = mkdtempSync(path.join(tmpdir(), 'maestros-objects-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const freshName = (end = '.webp') => `${randomBytes(18).toString('base64url')}${end}`;
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.each<[string, () => ObjectStore]>([
  ['disk', () => diskStore(folder)],
  ['S3', () => bucket()],
])('objects by %s', (_kind, open) => {
  it('come back as they were put, also empty and large ones', async () => {
    const store = open();
    for (const size of [0, 1, 65_537, 6_291_456]) {
      const content = randomBytes(size);
      const name = freshName();
      await store.put(name, content);
      expect((await store.get(name))?.equals(content)).toBe(true);
    }
  });

  it('are null where there is none', async () => {
    expect(await open().get(freshName())).toBeNull();
  });

  it('are what was put last', async () => {
    const store = open();
    const name = freshName('-card.webp');
    await store.put(name, Buffer.from('a longer first content'));
    await store.put(name, Buffer.from('second'));
    expect(String(await store.get(name))).toBe('second');
  });

  it('are gone once deleted, and deleting nothing is no error', async () => {
    const store = open();
    const [name, other] = [freshName(), freshName()];
    await store.put(name, Buffer.from('one'));
    await store.put(other, Buffer.from('two'));
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
    expect(String(await store.get(other))).toBe('two');
  });

  it('of many names at once do not mix', async () => {
    const store = open();
    const names = Array.from({ length: 30 }, () => freshName());
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    const read = await Promise.all(names.map(async (name) => String(await store.get(name))));
    expect(read).toEqual(names);
  });

  it('are under no name that is not one', async () => {
    const store = open();
    for (const name of [
      '',
      'short',
      '../../secret-key',
      '..%2f..%2fsecret-key',
      '/etc/passwd-x',
      '.hidden-file',
      'with space.webp',
      'with\nline.webp',
      'question?x=1.webp',
      `${'ñ'.repeat(10)}.webp`,
      `${'a'.repeat(300)}.webp`,
    ])
      for (const work of [store.put(name, Buffer.from('x')), store.get(name), store.delete(name)])
        expect([name, await messageOf(work)]).toEqual([name, 'not the name of an object']);
  });
});

it('are where the configuration says', async () => {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const [name, content] = [freshName(), Buffer.from('here')];
  await openObjects({ s3: { ...KEYS, endpoint: s3.url }, dataDir }).put(name, content);
  expect(s3.objects.get(name)).toEqual(content);
  const disk = openObjects({ s3: null, dataDir });
  expect(await disk.get(name)).toBeNull();
  await disk.put(name, content);
  expect(globSync(`objects/*/${name}`, { cwd: dataDir })).toHaveLength(1);
});

describe('the disk', () => {
  it('has all of an object or nothing of it, and nothing beside it', async () => {
    const place = mkdtempSync(path.join(folder, 'half-'));
    const store = diskStore(place);
    const [name, blocked] = [freshName(), freshName()];
    await store.put(name, Buffer.from('before'));
    // Where the whole object would be put in the end stands a folder.
    mkdirSync(path.join(place, blocked.slice(0, 2), blocked), { recursive: true });
    expect(await messageOf(store.put(blocked, randomBytes(100_000)))).toMatch(/EISDIR/);
    expect(String(await store.get(name))).toBe('before');
    expect(globSync('**/*.partial', { cwd: place })).toEqual([]);
  });

  it('forgets with an object what a killed process had begun to write of it', async () => {
    const place = mkdtempSync(path.join(folder, 'killed-'));
    const name = freshName();
    mkdirSync(path.join(place, name.slice(0, 2)));
    writeFileSync(path.join(place, name.slice(0, 2), `${name}.1f.partial`), 'half');
    await diskStore(place).delete(name);
    expect(globSync(`**/${name}*`, { cwd: place })).toEqual([]);
  });
});

describe('a bucket', () => {
  const name = freshName();

  it('gets requests that it can verify, and refuses others', async () => {
    await bucket().put(name, Buffer.from('kept'));
    expect(s3.requests.at(-1)).toBe(`PUT /maestros/${name}`);
    for (const [changes, code] of [
      [{ secretAccessKey: 'another' }, '403 to GET (SignatureDoesNotMatch)'],
      [{ accessKeyId: 'AKIANOBODY' }, '403 to GET (InvalidAccessKeyId)'],
      [{ region: 'us-east-1' }, '400 to GET (AuthorizationHeaderMalformed)'],
      [{ bucket: 'another' }, '404 to GET (NoSuchBucket)'],
    ] as const)
      expect(await messageOf(bucket(changes).get(name))).toBe(`the object store answered ${code}`);
    expect((await fetch(`${s3.url}/maestros/${name}`)).status).toBe(403);
  });

  it('is asked again when it cannot answer at the moment', async () => {
    const passing = { status: 503, code: 'SlowDown' };
    for (const trouble of [passing, { status: 500, code: 'InternalError' }, 'cut'] as const) {
      s3.failNext(trouble, passing);
      expect(String(await bucket().get(name))).toBe('kept');
    }
    s3.failNext(passing, passing);
    await bucket().put(name, Buffer.from('kept again'));
    expect(String(s3.objects.get(name))).toBe('kept again');
    s3.failNext(passing);
    await bucket().delete(freshName());
  });

  it('is asked three times and no more', async () => {
    const before = s3.requests.length;
    const passing = { status: 503, code: 'SlowDown' };
    s3.failNext(passing, passing, passing);
    expect(await messageOf(bucket().put(name, Buffer.from('lost')))).toBe(
      'the object store answered 503 to PUT (SlowDown)',
    );
    expect(s3.requests.length - before).toBe(3);
    expect(String(s3.objects.get(name))).toBe('kept again');
  });

  it('is asked once when it says no', async () => {
    const before = s3.requests.length;
    s3.failNext({ status: 403, code: 'AccessDenied' });
    expect(await messageOf(bucket().get(name))).toBe(
      'the object store answered 403 to GET (AccessDenied)',
    );
    expect(s3.requests.length - before).toBe(1);
  });

  it('that keeps silent is not waited for', async () => {
    s3.failNext('silence');
    const impatient = bucket({}, { timeoutMs: 100, pausesMs: [] });
    expect(await messageOf(impatient.get(name))).toBe(
      'the object store did not answer to GET (TimeoutError)',
    );
  });

  it('that is not there says so without its address or keys', async () => {
    const nowhere = bucket({ endpoint: 'http://127.0.0.1:9' });
    const error = await nowhere.get(name).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({
      message: expect.stringMatching(/did not answer to GET \(\w+\)$/),
    });
    s3.failNext({ status: 403, code: 'SignatureDoesNotMatch' });
    const refused = await bucket()
      .get(name)
      .catch((thrown: unknown) => thrown as Error);
    for (const said of [error, refused].map(String))
      for (const secret of [KEYS.accessKeyId, KEYS.secretAccessKey, '127.0.0.1'])
        expect(said).not.toContain(secret);
  });
});

it.skipIf(process.platform === 'win32')(
  'a file of the disk is for its own account alone',
  async () => {
    const name = freshName();
    await diskStore(folder).put(name, Buffer.from('private'));
    expect(statSync(path.join(folder, name.slice(0, 2), name)).mode & 0o077).toBe(0);
  },
);
