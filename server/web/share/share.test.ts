import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfilePublic } from '#contract/search.ts';
import { slugOf } from '#lib/search-text.ts';
import { shareVersion } from '#domain/profile/share-version.ts';
import { CATEGORIES } from '#server/db/reference/categories.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { shareImages } from '#web/paths.ts';
import { LruCache } from './lru-cache.ts';

const MOST_BYTES = 120 * 1024;
const SIZE = { width: 1200, height: 630 };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function picture(url: string) {
  const { statusCode, headers, rawPayload } = await test.app.inject({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  expect(rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
  const { width, height } = await sharp(rawPayload).metadata();
  expect({ width, height }).toEqual(SIZE);
  return { type: headers['content-type'], cache: headers['cache-control'], bytes: rawPayload };
}

describe('the pictures of shared links', () => {
  it('exist for the platform and for each initial category', async () => {
    const own = await picture(shareImages.site);
    expect(own.type).toBe('image/png');
    for (const { categoria } of CATEGORIES) {
      const { bytes } = await picture(shareImages.category(slugOf(categoria)));
      expect([categoria, bytes.equals(own.bytes)]).toEqual([categoria, false]);
    }
    const added = await picture(shareImages.category('vidrieria'));
    expect(added.bytes.equals(own.bytes)).toBe(true);
  });

  it('read no other files', async () => {
    for (const slug of ['..%2f..%2fshare.test', '%2e%2e', 'A', 'maestros.png%00'])
      expect((await test.app.inject({ url: shareImages.category(slug) })).statusCode).toBe(404);
  });

  it('show a validated professional, cached for ever per version', async () => {
    const { keylogin } = await makeProfessional(test, {
      nombre_comercial: 'Núñez & <Hijos> "Sanitarias" de la Sierra Norte y Poniente',
      reviews: { count: 3, stars: 13 },
    });
    const { profile } = await test.call.send(getProfilePublic, { keylogin });
    const version = shareVersion(profile);
    const shown = await picture(shareImages.profile(keylogin, version));
    expect([shown.type, shown.cache]).toEqual([
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    const old = await picture(shareImages.profile(keylogin, 'before'));
    expect(old.cache).toBe('public, max-age=300');
    expect(shareVersion({ ...profile, reviews_count: 4 })).not.toBe(version);
  });

  it('show validated professionals only', async () => {
    const waiting = await makeProfessional(test, { validacion: 'pendiente' });
    const refused = await makeProfessional(test, { validacion: 'rechazado' });
    const client = await makeAccount(test, 'client');
    for (const { keylogin } of [waiting, refused, client, { keylogin: 'nadie' }]) {
      const reply = await test.app.inject({ url: shareImages.profile(keylogin, 'x') });
      expect(reply.statusCode).toBe(404);
    }
  });
});

it('keeps the most recently used values', () => {
  const recent = new LruCache<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});
