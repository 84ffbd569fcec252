import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { person, read, refusal, type TestPerson, write } from './testing.ts';

let test: TestApp;
let client: TestPerson;
let professional: TestPerson;
let photo: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  client = await person(test, 'client');
  professional = await person(test, 'professional');
  const paper = { width: 900, height: 600, channels: 3 as const, background: '#c2542d' };
  photo = await sharp({ create: paper }).jpeg().toBuffer();
});
afterAll(() => test.close());

const MINUTE = 60_000;
const get = (rute: string) => test.app.inject({ method: 'GET', url: `/api${rute}` });
const storedObjects = () =>
  readdirSync(path.join(test.services.config.dataDir, 'objects'), { recursive: true }).filter(
    (name) => String(name).endsWith('.webp'),
  ).length;

describe('an attachment', () => {
  it('is sent alone or with words, and served to both by a signed link', async () => {
    const sent = await write(test, client, professional, '', { adjunto: photo });
    expect(sent.msg).toBe('');
    expect(sent.rute_adjunto).toMatch(/^\/files\/[\w-]{24}\.webp\?v=\d+&f=[\w-]+$/);
    const theirs = (await read(test, professional, client)).messages.at(-1);
    for (const rute of [sent.rute_adjunto, theirs?.rute_adjunto ?? '']) {
      const answer = await get(rute);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=300',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp' });
    }
    const both = await write(test, client, professional, 'Así quedó', { adjunto: photo });
    expect(both).toMatchObject({ msg: 'Así quedó', rute_adjunto: expect.stringContaining('?v=') });
  });

  it('is not served without a valid link of its own', async () => {
    const one = (await write(test, client, professional, '', { adjunto: photo })).rute_adjunto;
    const two = (await write(test, client, professional, '', { adjunto: photo })).rute_adjunto;
    const [name, query] = one.split('?') as [string, string];
    const [, signature] = two.split('?') as [string, string];
    const later = query.replace(/v=(\d+)/, (_, v: string) => `v=${Number(v) + 3600}`);
    const forged = query.replace(/f=./, (start) => (start === 'f=A' ? 'f=B' : 'f=A'));
    for (const rute of [
      name,
      `${name}?${signature}`,
      `${name}?${later}`,
      `${name}?${forged}`,
      `${name}?v=1e9&f=`,
      `${name}?${query}&v=9999999999`,
      `${name.replace('.webp', '-card.webp')}?${query}`,
    ]) {
      const answer = await get(rute);
      expect([rute, answer.statusCode]).toEqual([rute, 404]);
      expect(answer.json()).toMatchObject({ code: 'not_found', mensaje: expect.any(String) });
    }
    test.advance(4 * MINUTE + 59_000);
    expect((await get(one)).statusCode).toBe(200);
    test.advance(61_000);
    const answer = await get(one);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'link_expired']);
    // Reading again gives a new link.
    const fresh = (await read(test, professional, client)).messages.at(-1)?.rute_adjunto ?? '';
    expect((await get(fresh)).statusCode).toBe(200);
  });

  it('is refused when it is not an image, whatever its name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const fakes = [
      Buffer.from(svg),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.concat([photo.subarray(0, 300), Buffer.from('not a picture any more')]),
      Buffer.from('%PDF-1.7 …'),
    ];
    const before = storedObjects();
    for (const adjunto of fakes)
      expect(await refusal(test, client, professional, 'Mira', { adjunto })).toMatchObject({
        status: 415,
        code: 'not_an_image',
        campos: { adjunto: expect.stringContaining('no es una imagen') },
      });
    expect(storedObjects()).toBe(before);
  });

  it('may have at most 6291456 bytes', async () => {
    // Decoders stop where the picture ends.
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    const fits = padded(IMAGE_MAX_BYTES);
    expect(fits.length).toBe(6_291_456);
    await write(test, client, professional, 'Justo', { adjunto: fits });
    const over = { adjunto: padded(IMAGE_MAX_BYTES + 1) };
    expect(await refusal(test, client, professional, 'Demasiado', over)).toMatchObject({
      status: 413,
      code: 'attachment_too_large',
      mensaje: 'El adjunto excede el tamaño máximo de 6MB',
    });
  });

  it('is stored once when its message is repeated, in sequence or concurrently', async () => {
    const before = storedObjects();
    const sent = { client_id: 'photo-once', adjunto: photo };
    const first = await write(test, client, professional, 'Foto', sent);
    const again = await write(test, client, professional, 'Foto', sent);
    expect(again).toEqual(first);
    expect(storedObjects()).toBe(before + 2);

    const together = { client_id: 'photo-together', adjunto: photo };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => write(test, client, professional, 'Foto', together)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(storedObjects()).toBe(before + 4);
    const files = await test.services.db.selectFrom('file').select('id').execute();
    expect(files.length * 2).toBe(storedObjects());
  });
});
