import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perfil } from '#contract/profile.ts';
import type { FileKey } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeProfessional, type TestAccount } from '#server/features/accounts/testing.ts';
import { imagesOf, prof, saveProfile } from '#server/features/identity/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { decryptObject, keyIdOf } from './cipher.ts';
import { removeFile } from './store.ts';
import { rotateKeys } from './rotate-keys.ts';

let test: TestApp;
let photo: Buffer;
let fileIds: string[];
let owners: TestAccount[];

const old: FileKey = { id: 'test', key: Buffer.alloc(32, 'only for tests') };
const fresh: FileKey = { id: 'fresh', key: randomBytes(32) };

beforeAll(async () => {
  test = await startTestApp();
  photo = await drawnPhoto(300, 200);
});
afterAll(() => test.close());

/** Three professionals, each with both images, under the first key. */
beforeEach(async () => {
  await test.services.db
    .updateTable('profile')
    .set({ identificacion_frontal: null, identificacion_trasera: null })
    .execute();
  await test.services.db.deleteFrom('file').execute();
  owners = [];
  for (let n = 0; n < 3; n++) {
    const as = await makeProfessional(test);
    await saveProfile(test, as, { frontal: photo, trasera: photo });
    owners.push(as);
  }
  fileIds = (await rows()).map(({ id }) => id);
});

const rows = () =>
  test.services.db.selectFrom('file').select(['id', 'key_id']).orderBy('id').execute();
const namesOf = (id: string) => [`${id}.webp`, `${id}-card.webp`];

/** The services of a process with these keys; `put` sees what it writes. */
const withKeys = (keys: readonly [FileKey, ...FileKey[]], put = test.services.objects.put) => ({
  ...test.services,
  objects: { ...test.services.objects, put },
  config: { ...test.services.config, fileKeys: keys },
});

async function encryptedBy(): Promise<string[]> {
  const names = fileIds.flatMap(namesOf);
  const ids = await Promise.all(
    names.map(async (name) => {
      const object = await test.services.objects.get(name);
      return object ? keyIdOf(name, object) : 'gone';
    }),
  );
  return [...new Set(ids)].toSorted();
}

describe('changing the key', () => {
  it('encrypts everything with the new key, once', async () => {
    const services = withKeys([fresh, old]);
    expect(await rotateKeys(services)).toEqual({ rotated: 6, unreadable: [], left: 0 });
    expect(await encryptedBy()).toEqual(['fresh']);
    expect((await rows()).every(({ key_id }) => key_id === 'fresh')).toBe(true);
    expect(await rotateKeys(services)).toEqual({ rotated: 0, unreadable: [], left: 0 });
  });

  it('may be stopped after any image and resumed', async () => {
    const stopping = new AbortController();
    let puts = 0;
    const services = withKeys([fresh, old], async (name, content) => {
      await test.services.objects.put(name, content);
      if (++puts === 3) stopping.abort();
    });
    expect(await rotateKeys(services, stopping.signal)).toMatchObject({ rotated: 2, left: 4 });
    expect(await rotateKeys(services)).toEqual({ rotated: 4, unreadable: [], left: 0 });
    expect(await encryptedBy()).toEqual(['fresh']);
  });

  it('may fail in the middle of an image, which stays readable with both keys', async () => {
    let puts = 0;
    const breaking = withKeys([fresh, old], async (name, content) => {
      if (++puts === 4) throw new Error('killed');
      await test.services.objects.put(name, content);
    });
    await expect(rotateKeys(breaking)).rejects.toThrow('killed');
    expect(await encryptedBy()).toEqual(['fresh', 'test']);
    expect(await rotateKeys(withKeys([fresh, old]))).toMatchObject({ rotated: 5, left: 0 });
    expect(await encryptedBy()).toEqual(['fresh']);
  });

  it('skips and reports what it cannot read, and does the rest', async () => {
    const [first = ''] = fileIds;
    const { objects } = test.services;
    for (const name of namesOf(first)) await objects.put(name, Buffer.from('something else'));
    const { rotated, unreadable, left } = await rotateKeys(withKeys([fresh, old]));
    expect({ rotated, left }).toEqual({ rotated: 5, left: 1 });
    expect(unreadable).toEqual([expect.stringContaining(first)]);
    const lost = await rotateKeys(withKeys([{ id: 'newest', key: randomBytes(32) }, old]));
    expect(lost).toMatchObject({ rotated: 0, left: 6 });
    expect(lost.unreadable).toContainEqual(expect.stringContaining('the key fresh'));
  });

  it('encrypts private ones of before, which were stored as they are', async () => {
    const [first = ''] = fileIds;
    const { db, objects } = test.services;
    for (const name of namesOf(first)) await objects.put(name, Buffer.from('a picture of before'));
    await db
      .updateTable('file')
      .set({ key_id: null, purpose: 'adjunto' })
      .where('id', '=', first)
      .execute();
    expect(await rotateKeys(withKeys([old]))).toMatchObject({ rotated: 1, left: 0 });
    const [name = ''] = namesOf(first);
    const object = (await objects.get(name)) ?? Buffer.alloc(0);
    expect(keyIdOf(name, object)).toBe('test');
    expect(decryptObject([old], name, object).toString()).toBe('a picture of before');
  });

  it('restores nothing that was replaced meanwhile', async () => {
    const [first = ''] = fileIds;
    const { db } = test.services;
    const replaced = withKeys([fresh, old], async (name, content) => {
      if (name === `${first}.webp`) {
        await db
          .updateTable('profile')
          .set({ identificacion_frontal: null, identificacion_trasera: null })
          .execute();
        await inTransaction(db, (trx) => removeFile(trx, first));
        await test.work();
      }
      await test.services.objects.put(name, content);
    });
    expect(await rotateKeys(replaced)).toMatchObject({ rotated: 5, left: 0 });
    for (const name of namesOf(first)) expect(await test.services.objects.get(name)).toBeNull();
  });
});

describe('an image that cannot be read', () => {
  const linkOf = async (as: TestAccount) =>
    (await saveProfile(test, as)).user.profile?.identificacionFrontal_rute ?? '';
  const get = (rute: string) => test.app.inject({ method: 'GET', url: `/api${rute}` });
  const idOf = (rute: string) => /\/([\w-]{24})\.webp/.exec(rute)?.[1] ?? '';

  it('gets an error reply, and the others are shown', async () => {
    const [rute = '', other = '', last = ''] = await Promise.all(owners.map(linkOf));
    const { objects } = test.services;
    const [one, two] = [`${idOf(rute)}.webp`, `${idOf(other)}.webp`];
    const theirs = (await objects.get(two)) ?? Buffer.alloc(0);
    // Another person's object in its place: intact, but not this image.
    await objects.put(one, theirs);
    const answer = await get(rute);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        mensaje: 'No pudimos abrir esta imagen de la identificación.',
        code: 'id_image_unreadable',
      },
    ]);
    const changed = Buffer.from(theirs);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await objects.put(two, changed);
    expect((await get(other)).json()).toMatchObject({ code: 'id_image_unreadable' });
    expect((await get(last)).statusCode).toBe(200);
  });

  it('can be uploaded again', async () => {
    const [as] = owners as [TestAccount];
    const rute = await linkOf(as);
    await test.services.objects.put(`${idOf(rute)}.webp`, Buffer.from('broken'));
    const images = imagesOf({ frontal: photo });
    const { user } = await test.call.send(perfil, { prof }, { as, images });
    expect((await get(user.profile?.identificacionFrontal_rute ?? '')).statusCode).toBe(200);
  });
});
