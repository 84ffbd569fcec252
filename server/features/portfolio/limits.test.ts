import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { addPortfolio, editPortfolio } from '#contract/portfolio.ts';
import { PORTFOLIO_BYTES } from '#domain/portfolio/portfolio.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import {
  chosen,
  padded,
  photo,
  publicPortfolio,
  type SentImage,
  sendForm,
  storedObjects,
} from './testing.ts';

let test: TestApp;
let base: string;
let ana: Credentials;
let small: Buffer;
let before: number;

beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
  small = await photo(30);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { session_id, keylogin } = await makeProfessional(test);
  ana = { session_id, keylogin };
  before = storedObjects(test);
});

const TEXT = { titulo: 'Baño nuevo', descripcion: 'Azulejo y plomería.' };
const add = (list: readonly SentImage[]) => sendForm(test, addPortfolio, ana, TEXT, list);
const MANY = 'Se ha alcanzado el límite máximo de 10 imágenes.';
const HEAVY = 'El total de imágenes excede el tamaño máximo de 50MB.';
/** The bytes that eight images of maximum size leave for a ninth. */
const LEFT = PORTFOLIO_BYTES - 8 * IMAGE_MAX_BYTES;
const full = () => Array.from({ length: 8 }, () => padded(small, IMAGE_MAX_BYTES));

describe('images', () => {
  it('may have at most 6291456 bytes; the error names the file', async () => {
    expect(IMAGE_MAX_BYTES).toBe(6_291_456);
    const fits = { file: padded(small, IMAGE_MAX_BYTES) };
    expect(await add([fits])).toMatchObject({ mensaje: 'success' });
    const over = {
      file: padded(small, IMAGE_MAX_BYTES + 1),
      name: 'C:\\fotos\\baño\u202e añejo.jpg',
    };
    const mensaje = 'La imagen baño añejo.jpg excede el tamaño máximo de 6MB.';
    expect(await add([{ file: small }, over])).toMatchObject({
      status: 413,
      code: 'portfolio_image_too_large',
      mensaje,
      campos: { 'imagenes[1][file]': mensaje },
    });
  });

  it('are all kept, whatever their indexes, duplicates included', async () => {
    const file = { name: 'foto.jpg', content: small };
    const images = { 'imagenes[7][file]': [file, file], 'imagenes[123456][file]': file };
    const { user } = await test.call.send(addPortfolio, TEXT, { as: ana, images });
    expect(user.portfolio[0]?.imagenes).toHaveLength(3);
  });

  it('may be at most ten, existing ones included', async () => {
    const ten = Array.from({ length: 10 }, () => small);
    const tooMany = { status: 400, mensaje: MANY, campos: { imagenes: MANY } };
    expect(await add(chosen(...ten, small))).toMatchObject(tooMany);
    expect(await add(chosen(...ten, ...ten))).toMatchObject(tooMany);
    const { id, user } = await add(chosen(...ten));
    const [item] = user?.portfolio ?? [];
    const edit = (list: readonly SentImage[]) =>
      sendForm(test, editPortfolio, ana, { id, ...TEXT }, list);
    expect(await edit(chosen(small))).toMatchObject(tooMany);
    const gone = (item?.imagenes ?? []).map(({ ruta }) => ({ ruta, estado: 'por_eliminar' }));
    const swapped = await edit([...gone, ...chosen(...ten)]);
    expect(swapped.user?.portfolio[0]?.imagenes).toHaveLength(10);
    expect(swapped.user?.portfolio[0]?.imagenes).not.toContainEqual(item?.imagenes[0]);
  });

  it('may have at most 52428800 bytes together', async () => {
    expect(PORTFOLIO_BYTES).toBe(52_428_800);
    const tooHeavy = { status: 413, mensaje: HEAVY, campos: { imagenes: HEAVY } };
    expect(await add(chosen(...full(), padded(small, LEFT + 1)))).toMatchObject(tooHeavy);
    expect(await add(chosen(...full(), ...full().slice(0, 2)))).toMatchObject(tooHeavy);
    expect(await publicPortfolio(test, ana)).toEqual([]);
    expect(await add(chosen(...full(), padded(small, LEFT)))).toMatchObject({ mensaje: 'success' });
  });

  it('count together with existing ones, by their stored size', async () => {
    const { id, user } = await add(chosen(small, small));
    const [one, two] = user?.portfolio[0]?.imagenes ?? [];
    const weigh = (ruta = '', bytes = 0) =>
      test.services.db
        .updateTable('file')
        .set({ bytes })
        .where('id', '=', ruta.slice('/files/'.length, -'.webp'.length))
        .execute();
    await weigh(one?.ruta, PORTFOLIO_BYTES - 2 * small.length);
    await weigh(two?.ruta, small.length);
    const edit = (list: readonly SentImage[]) =>
      sendForm(test, editPortfolio, ana, { id, ...TEXT }, list);
    const heavier = { file: padded(small, small.length + 1) };
    expect(await edit([heavier])).toMatchObject({ status: 413, mensaje: HEAVY });
    const gone = { ruta: two?.ruta, estado: 'por_eliminar' };
    expect(await edit([gone, heavier])).toMatchObject({ mensaje: 'success' });
  });

  it('are checked by content: errors name the index, and the others are deleted', async () => {
    const fake = { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.jpg' };
    const sound = { file: small };
    expect(await add([sound, sound, fake])).toMatchObject({
      status: 415,
      code: 'not_an_image',
      campos: { 'imagenes[2][file]': expect.stringContaining('no es una imagen') },
    });
    expect(storedObjects(test)).toBe(before);
    expect(await publicPortfolio(test, ana)).toEqual([]);

    const { id } = await add([sound]);
    const stored = storedObjects(test);
    const change = { id, ...TEXT, titulo: 'Otro' };
    const edited = await sendForm(test, editPortfolio, ana, change, [sound, fake]);
    expect(edited.code).toBe('not_an_image');
    expect(storedObjects(test)).toBe(stored);
    expect(await publicPortfolio(test, ana)).toMatchObject([{ titulo: TEXT.titulo, version: 1 }]);
  });

  it('are deleted when the project cannot be saved', async () => {
    // Simulates a failure of the database at the last moment.
    const { db } = test.services;
    await test.asOwner(
      'alter table portfolio_image add constraint nothing_fits check (false) not valid',
    );
    try {
      expect(await add(chosen(small, small))).toMatchObject({ status: 500, code: 'internal' });
    } finally {
      await test.asOwner('alter table portfolio_image drop constraint nothing_fits');
    }
    expect(storedObjects(test)).toBe(before);
    expect(await publicPortfolio(test, ana)).toEqual([]);
    const files = await db
      .selectFrom('file')
      .innerJoin('account', 'account.id', 'file.owner_id')
      .select('file.id')
      .where('account.keylogin', '=', ana.keylogin)
      .execute();
    expect(files).toEqual([]);
  });
});

describe('a body that does not end', () => {
  const part = (name: string, file = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`;
  const MEGABYTE = Buffer.alloc(1024 * 1024);

  /** Sends `head` and then endless data; answers the reply and the bytes sent. */
  const sendEndless = (head: string, announced?: number) =>
    new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        ...(announced && { 'content-length': announced }),
      };
      const url = `${base}/api${addPortfolio.path}`;
      const sending = request(url, { method: 'POST', headers });
      let [sent, reply] = [0, { status: 0, body: '' }];
      sending.on('response', (answer) => {
        reply.status = answer.statusCode ?? 0;
        answer.on('data', (bytes) => (reply.body += String(bytes)));
      });
      // The connection is cut while sending, as expected.
      sending.on('error', () => {});
      sending.on('close', () => resolve({ ...reply, sent }));
      const more = () => {
        if (sending.destroyed) return;
        if (sent > 200) reject(new Error('it is read for ever'));
        else sending.write(MEGABYTE, () => ((sent += 1), more()));
      };
      sending.write(head);
      more();
    });

  it('gets an error as soon as one image is too large, and is cut off', async () => {
    const reply = await sendEndless(part('imagenes[0][file]', 'infinita.jpg'));
    expect(reply.status).toBe(413);
    expect(reply.body).toContain('La imagen infinita.jpg excede el tamaño máximo de 6MB.');
    expect(reply.sent).toBeLessThan(60);
  });

  it('gets an error when the whole body is too large, and is cut off', async () => {
    const reply = await sendEndless(part('nada', 'otra.bin'));
    expect(reply).toMatchObject({ status: 413, body: expect.stringContaining(HEAVY) });
    expect(reply.sent).toBeLessThan(120);
  });

  it('is not read at all when its declared length is too large', async () => {
    const reply = await sendEndless(part('imagenes[0][file]', 'a.jpg'), 200 * 1024 * 1024);
    expect(reply).toMatchObject({ status: 413, body: expect.stringContaining(HEAVY) });
    expect(reply.sent).toBeLessThan(60);
  });
});
