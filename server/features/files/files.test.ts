import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#server/calls/failure.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createAccount } from '#server/features/accounts/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { discardImage, insertFile, type Purpose, removeFile, storeImage } from './store.ts';
import { publicPath, signedPath } from './paths.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const store = (content: Buffer, purpose: Purpose = 'portafolio') =>
  storeImage(
    test.services,
    { filename: 'foto', content },
    { purpose, campo: 'foto', by: { id: 1 } },
  );
const object = async (name: string) => {
  const content = await test.services.objects.get(name);
  return sharp(content ?? Buffer.alloc(0)).metadata();
};
const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2542d' }, limitInputPixels: false });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

/** An image that a row names. */
async function recorded(isPublic: boolean, purpose: Purpose = 'portafolio'): Promise<string> {
  const now = test.services.clock();
  const stored = await store(await paper(60, 40).png().toBuffer(), purpose);
  await inTransaction(test.services.db, async (trx) => {
    const { id: ownerId } = await createAccount(trx, {
      rol: 1,
      nombre: 'Clara',
      apellidos: 'Ríos',
      email: `${stored.id}@example.mx`,
      phone: '',
      passHash: null,
      terms: true,
      now,
    });
    await insertFile(trx, stored, { ownerId, purpose, isPublic, now });
  });
  return stored.id;
}

/** Runs delayed jobs as if their time had come. */
async function workLater() {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.services.db);
  await test.work();
}

describe('storing', () => {
  it('deletes an image whose process ended before a row named it', async () => {
    const lost = await store(await paper(60, 40).png().toBuffer());
    const kept = await recorded(true);
    await test.work();
    expect(await test.services.objects.get(`${lost.id}.webp`)).not.toBeNull();
    await workLater();
    for (const name of [`${lost.id}.webp`, `${lost.id}-card.webp`])
      expect(await test.services.objects.get(name)).toBeNull();
    for (const name of [`${kept}.webp`, `${kept}-card.webp`])
      expect(await test.services.objects.get(name)).not.toBeNull();
  });

  it('keeps an image that a row names, also after a failure was reported', async () => {
    const id = await recorded(true);
    await discardImage(test.services, { id });
    expect(await test.services.objects.get(`${id}.webp`)).not.toBeNull();
  });

  it('makes WebP in two sizes of every usual format', async () => {
    const image = paper(2000, 1000);
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const stored = await store(await image.clone().toFormat(format).toBuffer());
      expect(stored).toMatchObject({ width: 1600, height: 800, bytes: expect.any(Number) });
      expect(stored.id).toMatch(/^[\w-]{22,}$/);
      const full = { format: 'webp', width: 1600, height: 800 };
      expect(await object(`${stored.id}.webp`)).toMatchObject(full);
      const card = { format: 'webp', width: 480, height: 240 };
      expect(await object(`${stored.id}-card.webp`)).toMatchObject(card);
    }
  });

  it('squares the small size of a face, and enlarges no other', async () => {
    const face = await store(await paper(600, 900).jpeg().toBuffer(), 'perfil');
    expect(await object(`${face.id}-card.webp`)).toMatchObject({ width: 256, height: 256 });
    const small = await store(await paper(100, 50).png().toBuffer());
    expect(small).toMatchObject({ width: 100, height: 50 });
    expect(await object(`${small.id}-card.webp`)).toMatchObject({ width: 100, height: 50 });
  });

  it('rotates a photo upright and strips its location', async () => {
    const lying = await paper(300, 200)
      .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const stored = await store(lying);
    expect(stored).toMatchObject({ width: 200, height: 300 });
    const full = await object(`${stored.id}.webp`);
    expect(full.exif).toBeUndefined();
    expect(full.orientation).toBeUndefined();
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const stored = await store(moving);
    expect(stored).toMatchObject({ width: 40, height: 30 });
    expect((await object(`${stored.id}.webp`)).pages).toBeUndefined();
  });

  it('refuses an image of too many pixels before decoding it', async () => {
    const bomb = await paper(8000, 5001).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(store(bomb)).rejects.toMatchObject({
      code: 'image_dimensions',
      campos: { foto: expect.stringContaining('40 megapíxeles') },
    });
    expect(await codeOf(store(await paper(8000, 5000).png().toBuffer()))).toBe('stored');
  });

  it('refuses an incomplete image', async () => {
    const photo = await paper(300, 200).jpeg().toBuffer();
    for (const content of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a<script>alert(1)</script>'),
      photo.subarray(0, photo.length / 2),
      Buffer.alloc(64),
    ])
      expect(await codeOf(store(content))).toBe('not_an_image');
  });
});

describe('serving', () => {
  const get = (path: string) => test.app.inject({ method: 'GET', url: `/api${path}` });

  it('lets everyone cache a public image for ever', async () => {
    const id = await recorded(true);
    for (const path of [publicPath(id), publicPath(id, 'card')]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('deletes the objects of a removed file only', async () => {
    const [id, kept] = [await recorded(true), await recorded(true)];
    const { db, objects } = test.services;
    const changeOfMind = inTransaction(db, async (trx) => {
      await removeFile(trx, kept);
      throw new Error('undone');
    });
    await expect(changeOfMind).rejects.toThrow('undone');
    await inTransaction(db, (trx) => removeFile(trx, id));
    expect((await get(publicPath(id))).statusCode).toBe(404);
    await test.work();
    for (const name of [`${id}.webp`, `${id}-card.webp`])
      expect(await objects.get(name)).toBeNull();
    expect((await get(publicPath(kept))).statusCode).toBe(200);
  });

  it('decides by the table, not the link, what is private', async () => {
    const id = await recorded(false);
    const { config, clock } = test.services;
    expect((await get(publicPath(id))).statusCode).toBe(404);
    expect((await get(signedPath(config.secretKeys, id, clock()))).statusCode).toBe(200);
    expect((await get(signedPath(config.secretKeys, id, clock(), 'card'))).statusCode).toBe(200);
    expect((await get(signedPath(['another key'], id, clock()))).statusCode).toBe(404);
  });

  it('stores what is not for everybody encrypted, and serves it as it was', async () => {
    const id = await recorded(false, 'adjunto');
    const stored = await test.services.objects.get(`${id}.webp`);
    expect(stored?.subarray(0, 4).toString()).toBe('MFC1');
    const { config, clock } = test.services;
    const link = signedPath(config.secretKeys, id, clock());
    const answer = await get(link);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60 });
    // Something else in its place is not served.
    await test.services.objects.put(`${id}.webp`, await paper(60, 40).webp().toBuffer());
    expect((await get(link)).statusCode).toBe(500);
  });

  it('knows no other names', async () => {
    const unrecorded = await store(await paper(60, 40).png().toBuffer());
    for (const path of [
      publicPath(unrecorded.id),
      '/files/nothing.webp',
      '/files/..%2f..%2fsecret-key',
      '/files/%00.webp',
      `/files/${'a'.repeat(24)}.png`,
    ]) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('gives the same link within a minute', () => {
    const id = 'x'.repeat(24);
    const links = [0, 20, 59].map((second) =>
      signedPath(['key'], id, new Date(Date.UTC(2026, 10, 20, 16, 0, second, 1))),
    );
    expect(new Set(links.slice(0, 2)).size).toBe(1);
    const expiry = Number(/v=(\d+)/.exec(links[0] ?? '')?.[1]) * 1000;
    expect(expiry - Date.UTC(2026, 10, 20, 16, 0, 0, 1)).toBeGreaterThanOrEqual(5 * 60_000);
  });
});
