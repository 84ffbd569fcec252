import { afterAll, beforeAll, expect, it } from 'vitest';
import { horarioPrecios } from '#contract/profile.ts';
import { getProfilePublic } from '#contract/search.ts';
import { makeProfessional, type TestAccount } from '#server/features/accounts/testing.ts';
import { saveProfile } from '#server/features/identity/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let as: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  as = await makeProfessional(test, { profesion: 'Plomería', profesiones: ['Pintura'] });
});
afterAll(() => test.close());

const NOTHING = { dias: [], hora_inicio: '', hora_fin: '', precios: [] };
const save = (oferta: object) =>
  test.call.send(horarioPrecios, { oferta: { ...NOTHING, ...oferta } }, { as });
const shown = async () =>
  (await test.call.send(getProfilePublic, { keylogin: as.keylogin })).profile;

it('are nothing until they are said, and public then', async () => {
  expect(await shown()).toMatchObject({ dias: [], hora_inicio: '', desde_propio: null });
  const { user } = await save({
    dias: ['vie', 'lun', 'lun'],
    hora_inicio: '08:00',
    hora_fin: '24:00',
    precios: [
      { profesion: 'plomeria', desde: '1,500' },
      { profesion: 'Pintura', desde: '' },
    ],
  });
  expect(user.profile).toMatchObject({
    dias: ['lun', 'vie'],
    hora_inicio: '08:00',
    hora_fin: '24:00',
    precios: [
      { profesion: 'Plomería', desde: 1500 },
      { profesion: 'Pintura', desde: null },
    ],
  });
  expect(await shown()).toMatchObject({ dias: ['lun', 'vie'], desde_propio: 1500 });
});

it('stay when the profile is saved, for the professions that stay', async () => {
  const { user } = await saveProfile(
    test,
    as,
    {},
    { profesion: 'Pintura', profesiones: ['Plomería', 'Herrería'] },
  );
  expect(user.profile).toMatchObject({
    dias: ['lun', 'vie'],
    precios: [
      { profesion: 'Pintura', desde: null },
      { profesion: 'Plomería', desde: 1500 },
      { profesion: 'Herrería', desde: null },
    ],
  });
});

it('can be taken back', async () => {
  const { user } = await save({});
  expect(user.profile).toMatchObject({ dias: [], hora_inicio: '', hora_fin: '' });
  expect(user.profile?.precios.map(({ desde }) => desde)).toEqual([null, null, null]);
});

it.each([
  [{ dias: ['lunes'] }, 'dias.0'],
  [{ hora_inicio: '08:30' }, 'hora_inicio'],
  [{ hora_inicio: '08:00' }, 'hora_fin'],
  [{ hora_inicio: '18:00', hora_fin: '09:00' }, 'hora_fin'],
  [{ precios: [{ profesion: 'Plomería', desde: 0 }] }, 'precios.0.desde'],
  [{ precios: [{ profesion: 'Plomería', desde: 350.5 }] }, 'precios.0.desde'],
  [{ precios: [{ profesion: 'Mudanzas', desde: 350 }] }, 'precios.0.profesion'],
])('are refused at their field: %o', async (wrong, field) => {
  const reply = await test.call.reply(horarioPrecios, { oferta: { ...NOTHING, ...wrong } }, { as });
  expect(reply).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(Object.keys((reply as { campos?: object }).campos ?? {})).toContain(field);
});
