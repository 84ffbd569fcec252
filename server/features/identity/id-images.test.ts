import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { validateProfessional } from '#contract/identity.ts';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { perfil } from '#contract/profile.ts';
import { getProfilePublic } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { imagesOf, prof, saveProfile } from './testing.ts';

let test: TestApp;
let admin: TestAccount;
let client: TestAccount;
let front: Buffer;
let back: Buffer;

const card = (background: string) =>
  sharp({ create: { width: 860, height: 540, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 40/1 0/1' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin');
  client = await makeAccount(test, 'client');
  front = await card('#b8452b');
  back = await card('#1e4fa3');
});
afterAll(() => test.close());

const folder = () => path.join(test.services.config.dataDir, 'objects');
const get = (rute: string | null | undefined) =>
  test.app.inject({ method: 'GET', url: `/api${rute}` });
const linksOf = ({ profile }: User) => [
  profile?.identificacionFrontal_rute ?? '',
  profile?.identificacionTrasera_rute ?? '',
];
const idOf = (rute: string) => /\/([\w-]{24})\.webp/.exec(rute)?.[1] ?? '';
const own = async (as: TestAccount) => (await test.call.send(validateSession, {}, { as })).user;
const objects = (): string[] => globSync('**/*.webp', { cwd: folder() });
const views = (owner: TestAccount) =>
  test.services.db
    .selectFrom('id_image_view')
    .select(['file_id', 'viewer_id', 'created_at'])
    .where('owner_id', '=', owner.id)
    .orderBy('id')
    .execute();

describe('the images of the ID', () => {
  it('are stored independently, and shown to their owner', async () => {
    const as = await makeProfessional(test);
    const first = await saveProfile(test, as, { frontal: front });
    expect(first.user.profile?.identificacionTrasera_rute).toBeNull();
    expect(first.user.profile?.identificacion_at).toBe(test.services.clock().toISOString());
    const second = await saveProfile(test, as, { trasera: back });
    const [one, two] = linksOf(second.user) as [string, string];
    expect(idOf(one)).toBe(idOf(linksOf(first.user)[0] ?? ''));
    for (const rute of [one, two]) {
      const answer = await get(rute);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { format, width, exif } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, exif }).toEqual({ format: 'webp', width: 860, exif: undefined });
    }
    const third = await saveProfile(test, as);
    expect(linksOf(third.user).map(idOf)).toEqual([idOf(one), idOf(two)]);
  });

  it('replace each other, and the old one is deleted', async () => {
    const as = await makeProfessional(test);
    const before = linksOf((await saveProfile(test, as, { frontal: front, trasera: back })).user);
    const [old = '', kept = ''] = before;
    test.advance(60_000);
    const { user } = await saveProfile(test, as, { frontal: back });
    const [fresh = '', still = ''] = linksOf(user);
    expect(idOf(fresh)).not.toBe(idOf(old));
    expect(idOf(still)).toBe(idOf(kept));
    expect((await get(fresh)).statusCode).toBe(200);
    expect((await get(old)).statusCode).toBe(404);
    await test.work();
    const names = objects().join();
    expect(names).not.toContain(idOf(old));
    for (const rute of [fresh, kept]) expect(names).toContain(idOf(rute));
  });

  it('sent twice concurrently, leave one image and no other object', async () => {
    const as = await makeProfessional(test);
    const stored = objects().length;
    await Promise.all([front, back, front].map((frontal) => saveProfile(test, as, { frontal })));
    await test.work();
    expect(objects()).toHaveLength(stored + 2);
    expect((await get(linksOf(await own(as))[0])).statusCode).toBe(200);
  });

  it('are checked by content, and what is not an image changes nothing', async () => {
    const as = await makeProfessional(test);
    const before = await own(as);
    const stored = objects().length;
    const huge = Buffer.alloc(IMAGE_MAX_BYTES + 1, 1);
    for (const [sides, status, code, campo] of [
      [{ frontal: Buffer.from('<svg/>') }, 415, 'not_an_image', 'identificacionFrontal'],
      [{ frontal: front, trasera: huge }, 413, 'profile_image_too_large', 'identificacionTrasera'],
      [
        { frontal: front, trasera: front.subarray(0, 300) },
        415,
        'not_an_image',
        'identificacionTrasera',
      ],
    ] as const) {
      const reply = await test.call.reply(perfil, { prof }, { as, images: imagesOf(sides) });
      expect(reply).toMatchObject({ status, code, campos: { [campo]: expect.any(String) } });
    }
    const tooLarge = await test.call.reply(
      perfil,
      { prof },
      { as, images: imagesOf({ frontal: huge }) },
    );
    expect(tooLarge.mensaje).toBe('La imagen de perfil excede 6 MB');
    expect(await own(as)).toEqual(before);
    expect(objects()).toHaveLength(stored);
  });

  it('are encrypted in the object store', async () => {
    const as = await makeProfessional(test);
    const [rute = ''] = linksOf((await saveProfile(test, as, { frontal: front })).user);
    const shown = (await get(rute)).rawPayload;
    expect(shown.subarray(8, 12).toString()).toBe('WEBP');
    const lying = objects().filter((name) => name.includes(idOf(rute)));
    expect(lying).toHaveLength(2);
    for (const name of lying) {
      const content = readFileSync(path.join(folder(), name));
      expect(content.includes('RIFF') || content.includes('WEBP')).toBe(false);
      expect(content.includes(shown.subarray(100, 132))).toBe(false);
    }
  });

  it('are not visible to others', async () => {
    const as = await makeProfessional(test);
    await saveProfile(test, as, { frontal: front, trasera: back });
    const publicly = await test.call.send(getProfilePublic, { keylogin: as.keylogin });
    expect(JSON.stringify(publicly)).not.toContain('identificacion');
  });
});

describe('a link to an ID', () => {
  it('works for its viewer only, and each view is recorded', async () => {
    const as = await makeProfessional(test);
    const [rute = ''] = linksOf((await saveProfile(test, as, { frontal: front })).user);
    const seen = await test.call.send(getUser, { user_id: as.keylogin }, { as: admin });
    const [forAdmin = ''] = linksOf(seen.user);
    expect(forAdmin).not.toBe(rute);
    const at = test.services.clock();
    for (const link of [rute, forAdmin, forAdmin]) expect((await get(link)).statusCode).toBe(200);
    const view = { file_id: idOf(rute), created_at: at };
    expect(await views(as)).toEqual([
      { ...view, viewer_id: as.id },
      { ...view, viewer_id: admin.id },
      { ...view, viewer_id: admin.id },
    ]);
    const audited = await test.services.db
      .selectFrom('audit_log')
      .select(['admin_id', 'after'])
      .where('action', '=', 'ver_identificacion')
      .where('subject_id', '=', as.keylogin)
      .execute();
    expect(audited).toEqual(
      Array.from({ length: 2 }, () => ({
        admin_id: admin.id,
        after: { lado: 'frente', imagen: idOf(rute) },
      })),
    );
    await expect(test.services.db.deleteFrom('id_image_view').execute()).rejects.toThrow();
  });

  it('is valid for five minutes', async () => {
    const as = await makeProfessional(test);
    const [rute] = linksOf((await saveProfile(test, as, { frontal: front })).user);
    test.advance(5 * 60_000 - 1);
    expect((await get(rute)).statusCode).toBe(200);
    test.advance(60_000);
    const late = await get(rute);
    expect([late.statusCode, late.json()]).toEqual([
      403,
      {
        mensaje: 'El enlace de la imagen venció. Recarga la página.',
        code: 'link_expired',
      },
    ]);
    const [again] = linksOf(await own(as));
    expect((await get(again)).statusCode).toBe(200);
  });

  it('is invalid for any other image, person, time or path', async () => {
    const as = await makeProfessional(test);
    const other = await makeProfessional(test);
    const { user } = await saveProfile(test, as, { frontal: front, trasera: back });
    const [rute = '', second = ''] = linksOf(user);
    const [theirs = ''] = linksOf((await saveProfile(test, other, { frontal: front })).user);
    const [at = '', query = ''] = rute.split('?');
    const later = query.replace(/v=(\d+)/, (_, v: string) => `v=${Number(v) + 60}`);
    for (const link of [
      at,
      `${at}?v=9999999999`,
      `${at}?${later}`,
      `${second.split('?')[0]}?${query}`,
      `${at}?${second.split('?')[1]}`,
      `${at}?${theirs.split('?')[1]}`,
      `${theirs.split('?')[0]}?${query}`,
      `${at}?${query.replace(as.keylogin, other.keylogin)}`,
      `${at}?${query.replace(as.keylogin, admin.keylogin)}`,
      `${at}?${query.replace(as.keylogin, client.keylogin)}`,
      `${at}?${query.replace(/p=[^&]+&/, '')}`,
      `${at}?${query}&p=${as.keylogin}`,
      rute.replace('.webp', '-card.webp'),
      rute.replace('identificaciones', 'files'),
      `/files/${idOf(rute)}.webp`,
      '/identificaciones/..%2f..%2fsecret-key',
    ]) {
      const answer = await get(link);
      expect([link, answer.statusCode]).toEqual([link, 404]);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    expect(await views(as)).toEqual([]);
  });

  it('is invalid once its administrator’s account is deleted', async () => {
    const as = await makeProfessional(test);
    await saveProfile(test, as, { frontal: front });
    const leaving = await makeAccount(test, 'admin');
    const seen = await test.call.send(getUser, { user_id: as.keylogin }, { as: leaving });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', leaving.id)
      .execute();
    expect((await get(linksOf(seen.user)[0])).statusCode).toBe(404);
  });
});

it('images newer than the validation can be validated again, once and without a notification', async () => {
  const as = await makeProfessional(test);
  const validate = async () => {
    const decision = { user_id: as.keylogin, estatus: 'validado' } as const;
    const { user } = await test.call.send(validateProfessional, decision, { as: admin });
    return user.profile?.validacion_at;
  };
  const told = () =>
    test.services.db
      .selectFrom('notification')
      .select('id')
      .where('account_id', '=', as.id)
      .execute();
  const first = (await own(as)).profile?.validacion_at;
  test.advance(60_000);
  expect(await validate()).toBe(first);
  await saveProfile(test, as, { frontal: front, trasera: back });
  test.advance(60_000);
  const second = await validate();
  expect(second).toBe(test.services.clock().toISOString());
  test.advance(60_000);
  expect(await validate()).toBe(second);
  expect(await told()).toEqual([]);
});

it('who decides second is told of the first, and images that were replaced since are looked at again', async () => {
  const as = await makeProfessional(test, { validacion: 'pendiente' });
  await saveProfile(test, as, { frontal: front, trasera: back });
  const other = await makeAccount(test, 'admin', { nombre: 'Bruno', apellidos: 'Luna' });
  const { user: seen } = await test.call.send(getUser, { user_id: as.keylogin }, { as: admin });
  const shown = {
    user_id: as.keylogin,
    validacion_at: seen.profile?.validacion_at ?? '',
    identificacion_at: seen.profile?.identificacion_at ?? '',
  };
  test.advance(60_000);
  await saveProfile(test, as, { frontal: back });
  const validated = { ...shown, estatus: 'validado' } as const;
  const refusal = await test.call.reply(validateProfessional, validated, { as: admin });
  expect(refusal).toMatchObject({ status: 409, code: 'identity_replaced' });
  const again = await test.call.send(getUser, { user_id: as.keylogin }, { as: admin });
  const now = { ...validated, identificacion_at: again.user.profile?.identificacion_at ?? '' };
  await test.call.send(validateProfessional, now, { as: other });
  const late = { ...now, estatus: 'rechazado', motivo: 'La foto no se lee.' } as const;
  expect(await test.call.reply(validateProfessional, late, { as: admin })).toMatchObject({
    code: 'validation_decided',
    mensaje: expect.stringContaining('Bruno Luna lo validó el'),
  });
  // The same decision once more is no conflict, but another's is not one's own.
  await test.call.send(validateProfessional, now, { as: other });
  expect(await test.call.refused(validateProfessional, now, { as: admin })).toBe(
    'validation_decided',
  );
});
