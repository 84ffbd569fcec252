import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateAccount, updateUserProfile } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { sendMessage, sendRequest } from '#contract/chat.ts';
import { answerDispute, openDispute } from '#contract/disputes.ts';
import { calls } from '#contract/index.ts';
import { addPortfolio, editPortfolio } from '#contract/portfolio.ts';
import { markDelivered } from '#contract/projects.ts';
import { perfil } from '#contract/profile.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { readIdImage } from '#server/features/files/index.ts';
import { prof } from '#server/features/identity/testing.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';
import { projectIn } from './testing/project.ts';

// Every call that takes images must check their content and size, encode them anew without metadata, and
// give them random names. A call without an entry here fails.

/** The sender, the field, and the other input. */
interface UploadCase {
  readonly as: Credentials;
  readonly field: string;
  readonly input: object;
}

let test: TestApp;
/** A photo like a phone's, with location and camera in its metadata. */
let photo: Buffer;
/** One row more than 40 million pixels, in a small file. */
let bomb: Buffer;

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2542d' } });

beforeAll(async () => {
  test = await startTestApp();
  photo = await paper(800, 500)
    .withExif({
      IFD0: { Make: 'zafiro', Copyright: 'zafiro' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 40/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><zafiro/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  bomb = await paper(8000, 5001).png().toBuffer();
});
afterAll(() => test.close());

const client = () => makeAccount(test, 'client');
const professional = () => makeProfessional(test);
const item = { titulo: 'Cocina', descripcion: 'Tarja y llaves nuevas.' };
const newPerson = { nombre: 'Ramón', apellidos: 'Núñez', phone: '3330000009' };
const home = {
  direccion: 'Hidalgo 10',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
  colonia: 'Centro',
  cp: '45100',
};

const CASES: Readonly<Record<string, () => Promise<UploadCase>>> = {
  [updateAccount.path]: async () => ({
    as: await client(),
    field: 'image',
    input: { account: { nombre: 'Inés', apellidos: 'Ríos', phone: '3312345678' } },
  }),
  [perfil.path]: async () => ({
    as: await professional(),
    field: 'identificacionFrontal',
    input: { prof },
  }),
  [updateUserProfile.path]: async () => ({
    as: await makeAccount(test, 'admin'),
    field: 'identificacionFrontal',
    input: { user_id: (await professional()).keylogin, formDataProfile: prof },
  }),
  [createProfesional.path]: async () => ({
    as: await makeAccount(test, 'admin'),
    field: 'image',
    input: { account: { ...newPerson, email: 'ramon@correo.mx' }, address: home, prof },
  }),
  [addPortfolio.path]: async () => ({
    as: await professional(),
    field: 'imagenes[0][file]',
    input: { ...item, 'imagenes[0][estado]': 'por_subir' },
  }),
  [editPortfolio.path]: async () => {
    const as = await professional();
    const { id } = await test.call.send(addPortfolio, item, { as });
    const input = { id, ...item, 'imagenes[0][estado]': 'por_subir' };
    return { as, field: 'imagenes[0][file]', input };
  },
  [sendMessage.path]: async () => {
    const as = await client();
    const keys = [as.keylogin, (await professional()).keylogin];
    return { as, field: 'adjunto', input: { keys, sender: as.keylogin, msg: 'Así está' } };
  },
  [sendRequest.path]: async () => {
    const recipients = [(await professional()).keylogin];
    const input = { recipients, msg: 'Una fuga', client_id: 'una-solicitud-1' };
    return { as: await client(), field: 'imagenes', input };
  },
  [openDispute.path]: async () => {
    const { id, client: as } = await projectIn(test, 'pagado');
    return { as, field: 'imagenes', input: { id_proposal: id, texto: 'Quedó mal puesta.' } };
  },
  [answerDispute.path]: async () => {
    const { id, client, professional: as } = await projectIn(test, 'pagado');
    const opened = { id_proposal: id, texto: 'Quedó mal puesta.' };
    await test.call.send(openDispute, opened, { as: client });
    return { as, field: 'imagenes', input: { id_proposal: id, texto: 'Quedó como se pidió.' } };
  },
  [markDelivered.path]: async () => {
    const { id, professional: as } = await projectIn(test, 'pagado');
    return { as, field: 'despues', input: { id_proposal: id } };
  },
};

const sendVia = async (call: Call, { as, field, input }: UploadCase, content: Buffer) => {
  const { session_id, keylogin } = as;
  const images = { [field]: { name: 'zafiro-en-casa.jpg', content } };
  const said = await test.call.reply(call, input, { as: { session_id, keylogin }, images });
  return said as { mensaje: string; code?: string; campos?: object };
};
const stored = () =>
  globSync('**/*.webp', { cwd: path.join(test.services.config.dataDir, 'objects') }).map((name) =>
    path.basename(name),
  );
/** The images added since `before`, as they are served. */
async function arrivedSince(before: readonly string[]): Promise<Map<string, Buffer>> {
  const arrived = new Map<string, Buffer>();
  for (const name of stored().filter((one) => !before.includes(one))) {
    const [, id = '', card] = /^([\w-]{24})(-card)?\.webp$/.exec(name) ?? [];
    const { key_id } = await test.services.db
      .selectFrom('file')
      .select('key_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content =
      key_id !== null
        ? await readIdImage(test.services, id, card ? 'card' : 'full')
        : await test.services.objects.get(name);
    if (content) arrived.set(name, content);
  }
  return arrived;
}

const taking = calls.filter(({ images }) => images);

it('has a case for each call that takes images', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(taking.map(({ path: at }) => at).toSorted());
});

describe.each(taking.map((call) => [call.path, call] as const))('%s', (at, call) => {
  const makeCase = () => CASES[at]?.() ?? expect.fail(`no case for ${at}`);

  it('refuses what only claims to be an image, and too many pixels', async () => {
    const upload = await makeCase();
    const before = stored();
    for (const [content, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'not_an_image'],
      [photo.subarray(0, photo.length - 200), 'not_an_image'],
      [bomb, 'image_dimensions'],
    ] as const) {
      const said = await sendVia(call, upload, content);
      expect(said.code).toBe(code);
      expect(Object.keys(said.campos ?? {})).toHaveLength(1);
    }
    expect(stored()).toEqual(before);
  });

  it('stores the picture in two sizes, under random names, without its metadata', async () => {
    const before = stored();
    expect(photo.includes('zafiro')).toBe(true);
    const said = await sendVia(call, await makeCase(), photo);
    expect(said.mensaje).toBe('success');
    const arrived = await arrivedSince(before);
    expect(arrived.size).toBe(2);
    for (const [name, content] of arrived) {
      const { format, exif, xmp, icc, iptc } = await sharp(content).metadata();
      expect({ format, exif, xmp, icc, iptc }).toEqual({ format: 'webp' });
      expect(content.includes('zafiro')).toBe(false);
      expect(name).not.toContain('zafiro');
    }
  });
});
