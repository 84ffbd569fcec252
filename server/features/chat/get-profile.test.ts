import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import { getProfile } from '#contract/chat.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { remove } from '#server/features/accounts/state/testing.ts';
import { dismissTeam } from '#server/features/approvals/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('shows the team a person, and of a deleted account only that it was deleted', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  const { keylogin, email, phone } = await makeProfessional(test.services, {
    nombre_comercial: 'Taller Núñez',
  });
  const ask = async () => (await test.call.send(getProfile, { user_id: keylogin }, { as })).profile;
  expect(await ask()).toMatchObject({
    keylogin,
    nombre: 'Taller Núñez',
    rol: 2,
    profesion: 'Plomería',
    cuenta: 'activa',
    email,
    phone,
  });
  const { entradas } = await test.call.send(getAudit, { accion: 'ver_cuenta' }, { as });
  expect(entradas).toMatchObject([{ asunto: { id: keylogin } }]);
  expect(await remove(test, { keylogin }, as)).toBe('success');
  expect(await ask()).toMatchObject({
    nombre: 'Cuenta eliminada',
    cuenta: 'eliminada',
    img_profile: null,
    validado: false,
    email: '',
    phone: '',
  });
});

it('shows everybody a person by keylogin, as their chat does, and the session goes on', async () => {
  const client = sessionOf(await makeClient(test.services));
  const { keylogin } = await makeProfessional(test.services, { nombre_comercial: 'Taller Ruiz' });
  const as = { session_id: client.session_id, keylogin };
  const { profile } = await test.call.send(getProfile, {}, { as });
  expect(profile).toMatchObject({ keylogin, nombre: 'Taller Ruiz' });
  expect(profile).not.toHaveProperty('email');
  expect((await test.call.send(getProfile, {}, { as: client })).profile.keylogin).toBe(
    client.keylogin,
  );
  // Whoever is alone in the team decides alone.
  await dismissTeam(test);
  const admin = sessionOf(await makeAdmin(test.services));
  expect(await remove(test, { keylogin }, admin)).toBe('success');
  // A client who never wrote with a deleted account does not find it.
  expect(await test.call.refused(getProfile, {}, { as })).toBe('account_not_found');
});

it('defaults to oneself, and refuses unknown keys', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  expect((await test.call.send(getProfile, {}, { as })).profile.keylogin).toBe(as.keylogin);
  const nobody = { user_id: 'A'.repeat(16) };
  expect(await test.call.refused(getProfile, nobody, { as })).toBe('account_not_found');
});
