import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#contract/chat.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { credentials, person, read, type TestPerson, unvalidate, write } from './testing.ts';

let test: TestApp;
let client: TestPerson;
let professionals: TestPerson[];
let photo: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  client = await person(test, 'client');
  professionals = await Promise.all(
    ['Ana', 'Beto', 'Carla', 'Dario', 'Elena'].map((nombre) =>
      person(test, 'professional', { nombre }),
    ),
  );
  const paper = { width: 300, height: 200, channels: 3 as const, background: '#c2542d' };
  photo = await sharp({ create: paper }).jpeg().toBuffer();
});
afterAll(() => test.close());

const MSG = 'Solicitud de servicio: Plomería';
const requestTo = (to: readonly TestPerson[], client_id: string) => ({
  recipients: to.map(({ keylogin }) => keylogin),
  msg: MSG,
  client_id,
});
const withPhotos = (as: TestPerson, ...contents: Buffer[]) => ({
  as: credentials(as),
  images: { imagenes: contents.map((content, index) => ({ name: `${index}.jpg`, content })) },
});
const messagesWith = async (professional: TestPerson) =>
  (await read(test, client, professional)).messages.filter(({ sender }) => sender !== 'System');
const storedObjects = () =>
  readdirSync(path.join(test.services.config.dataDir, 'objects'), { recursive: true }).filter(
    (name) => String(name).endsWith('.webp'),
  ).length;

it('is posted once to each recipient’s conversation, the text before the images', async () => {
  const four = professionals.slice(0, 4);
  const request = requestTo(four, 'solicitud-1');
  await test.call.send(sendRequest, request, withPhotos(client, photo, photo, photo));
  const stored = storedObjects();
  // Repeated, also twice concurrently.
  await Promise.all(
    [1, 2, 3].map(() => test.call.send(sendRequest, request, withPhotos(client, photo))),
  );
  expect(storedObjects()).toBe(stored);
  for (const professional of four) {
    const messages = await messagesWith(professional);
    expect(messages.map(({ msg }) => msg)).toEqual([MSG, '', '', '']);
    const link = messages[3]?.rute_adjunto ?? '';
    const answer = await test.app.inject({ method: 'GET', url: `/api${link}` });
    expect(answer.headers['content-type']).toBe('image/webp');
  }
});

it('sent concurrently, posts nothing twice and keeps no unused image', async () => {
  const other = await person(test, 'professional');
  const request = requestTo([other], 'solicitud-a-la-vez');
  const before = storedObjects();
  await Promise.all(
    [1, 2, 3, 4].map(() => test.call.send(sendRequest, request, withPhotos(client, photo))),
  );
  expect(await messagesWith(other)).toHaveLength(2);
  expect(storedObjects()).toBe(before + 2);
});

it('is posted to an added recipient, and to nobody twice', async () => {
  const [, , , , fifth = client] = professionals;
  const again = requestTo([...professionals.slice(1, 4), fifth], 'solicitud-1');
  await test.call.send(sendRequest, again, { as: credentials(client) });
  expect(await messagesWith(fifth)).toHaveLength(1);
  expect(await messagesWith(professionals[1] ?? fifth)).toHaveLength(4);
});

it('notifies a professional who is away once', async () => {
  const other = await person(test, 'professional');
  test.advance(10 * 60_000);
  await test.call.send(sendRequest, requestTo([other], 'solicitud-2'), withPhotos(client, photo));
  const told = await test.services.db
    .selectFrom('notification')
    .select('evento')
    .where('account_id', '=', other.id)
    .execute();
  expect(told).toEqual([{ evento: 'mensaje' }]);
});

it('is posted to nobody when one of them may not be written to', async () => {
  const fine = await person(test, 'professional');
  const pending = await person(test, 'professional', { validado: false });
  const another = await person(test, 'client');
  const refused = (to: readonly TestPerson[], id: string) =>
    test.call.refused(sendRequest, requestTo(to, id), { as: credentials(client) });
  expect(await refused([fine, pending], 'solicitud-3')).toBe('professional_not_validated');
  expect(await refused([fine, another], 'solicitud-4')).toBe('recipient_is_client');
  const reply = await test.call.reply(sendRequest, requestTo([fine, pending], 'solicitud-3'), {
    as: credentials(client),
  });
  expect(Object.keys('campos' in reply ? (reply.campos ?? {}) : {})).toEqual([pending.keylogin]);
  const admin = await person(test, 'admin');
  expect(await refused([fine, admin], 'solicitud-7')).toBe('recipient_not_found');
  expect(await refused([fine, client], 'solicitud-5')).toBe('conversation_with_self');
  expect(await refused([], 'solicitud-6')).toBe('invalid_input');
  expect(await refused(professionals, 'solicitud-7')).toBe('invalid_input');
  expect(await refused([{ ...fine, keylogin: 'nadie-tiene-esto' }], 'solicitud-8')).toBe(
    'recipient_not_found',
  );
  expect((await read(test, client, fine)).messages).toEqual([]);
  // An existing conversation stays open.
  const known = await person(test, 'professional');
  await write(test, known, client, 'Hola');
  await unvalidate(test, known);
  await test.call.send(sendRequest, requestTo([known], 'solicitud-9'), {
    as: credentials(client),
  });
});

it('refuses what is not an image, or one too many, and is posted to nobody', async () => {
  const other = await person(test, 'professional');
  const before = storedObjects();
  const request = requestTo([other], 'solicitud-10');
  const wrong = withPhotos(client, photo, Buffer.from('no image'));
  const reply = await test.call.reply(sendRequest, request, wrong);
  expect(reply).toMatchObject({ status: 415, campos: { imagenes: expect.any(String) } });
  const four = withPhotos(client, photo, photo, photo, photo);
  expect(await test.call.reply(sendRequest, request, four)).toMatchObject({
    status: 400,
    code: 'request_images_too_many',
    campos: { imagenes: 'Puedes adjuntar hasta 3 imágenes.' },
  });
  expect((await read(test, client, other)).messages).toEqual([]);
  expect(storedObjects()).toBe(before);
});
