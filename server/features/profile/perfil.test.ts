import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil } from '#contract/profile.ts';
import { getProfiles } from '#contract/search.ts';
import { validateSession } from '#contract/session.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { imagesOf, prof, saveProfile } from '#server/features/identity/testing.ts';

let test: TestApp;
let admin: TestAccount;
let client: TestAccount;
let front: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin');
  client = await makeAccount(test, 'client');
  front = await drawnPhoto();
});
afterAll(() => test.close());

const folder = () => path.join(test.services.config.dataDir, 'objects');
const own = async (as: TestAccount) => (await test.call.send(validateSession, {}, { as })).user;
const objects = (): string[] => globSync('**/*.webp', { cwd: folder() });

describe('the profile', () => {
  it('is saved as sent, and found by the search', async () => {
    const as = await makeProfessional(test, { profesion: 'Mudanzas' });
    const { user } = await saveProfile(
      test,
      as,
      {},
      {
        profesiones: ['electricidad', 'Plomería', 'Electricidad', 'Pintura'],
        descripcion: '  Zafirolados y tinacos.  ',
        ciudad: 'Zapopan',
      },
    );
    expect(user.nombre).toBe('Taller Núñez');
    expect(user.profile).toMatchObject({
      nombre_comercial: 'Taller Núñez',
      profesion: 'Plomería',
      profesiones: ['Electricidad', 'Pintura'],
      descripcion: 'Zafirolados y tinacos.',
      estado: 'Jalisco',
      ciudad: 'Zapopan',
      identificacionFrontal_rute: null,
      identificacionTrasera_rute: null,
      identificacion_at: null,
      // The validation concerns the person; the profile's texts are theirs to change.
      validacion: 'validado',
    });
    expect(await own(as)).toEqual(user);
    const { profiles } = await test.call.send(getProfiles, { search: 'zafirolados' });
    expect(profiles.map(({ keylogin }) => keylogin)).toEqual([as.keylogin]);
  });

  it('accepts the whole country, a whole state, and a missing list as empty', async () => {
    const as = await makeProfessional(test);
    const { user } = await saveProfile(
      test,
      as,
      {},
      {
        estado: 'todo el pais',
        ciudad: 'todo el estado',
        nombre_comercial: null,
        profesiones: 'Pintura',
      },
    );
    expect(user.profile).toMatchObject({
      nombre_comercial: '',
      profesiones: [],
      estado: 'todo el pais',
      ciudad: 'todo el estado',
    });
  });

  it('ignores fields that the person may not set', async () => {
    const as = await makeProfessional(test, { validacion: 'pendiente' });
    const other = await makeProfessional(test, { descripcion: 'De otra persona.' });
    const { user } = await saveProfile(
      test,
      as,
      {},
      {
        validacion: 'validado',
        validacion_at: '2020-01-01T00:00:00Z',
        nivel: 3,
        account_id: other.id,
        keylogin: other.keylogin,
        identificacionFrontal_rute: '/files/x',
        identificacion_frontal: 'x',
        review_count: 50,
      },
    );
    expect(user).toMatchObject({ nivel: 0, reviews: { total_recieved: 0 } });
    expect(user.profile).toMatchObject({
      validacion: 'pendiente',
      validacion_at: null,
      identificacionFrontal_rute: null,
    });
    expect((await own(other)).profile?.descripcion).toBe('De otra persona.');
  });

  it.each([
    ['profesion', { profesion: 'Astrología' }],
    ['profesiones', { profesiones: ['Astrología'] }],
    ['profesiones', { profesiones: Array.from({ length: 21 }, () => 'Pintura') }],
    ['descripcion', { descripcion: ' ' }],
    ['descripcion', { descripcion: 'x'.repeat(1501) }],
    ['nombre_comercial', { nombre_comercial: 'x'.repeat(61) }],
    ['estado', { estado: 'Texas' }],
    ['ciudad', { ciudad: 'Monterrey' }],
    ['ciudad', { ciudad: '' }],
    ['ciudad', { estado: 'todo el pais', ciudad: 'Zapopan' }],
  ])('reports errors at %s, and changes nothing', async (campo, changes) => {
    const as = await makeProfessional(test);
    const before = await own(as);
    const stored = objects().length;
    const reply = await test.call.reply(
      perfil,
      { prof: { ...prof, ...changes } },
      { as, images: imagesOf({ frontal: front }) },
    );
    expect(reply).toMatchObject({ status: 400, code: 'invalid_input' });
    const fields = Object.keys('campos' in reply ? (reply.campos ?? {}) : {});
    // An item of a list is also named by its place.
    expect(fields.filter((name) => !name.startsWith(`${campo}.`))).toEqual([campo]);
    expect(await own(as)).toEqual(before);
    expect(objects()).toHaveLength(stored);
  });
});

it('clients and visitors cannot send an ID', async () => {
  const images = imagesOf({ frontal: front });
  expect(await test.call.refused(perfil, { prof }, { as: client, images })).toBe('forbidden');
  expect(await test.call.refused(perfil, { prof }, { as: admin, images })).toBe('forbidden');
  expect(await test.call.refused(perfil, { prof }, { images })).toBe('no_session');
});
