import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { getPrivacy, requestDeletion, withdrawDeletion } from '#contract/privacy.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (made: Made, pass = made.pass, motivo?: string) =>
  test.call.reply(requestDeletion, { pass, motivo }, { as: sessionOf(made) });
const statusOf = async (made: Made) =>
  (await test.call.send(getPrivacy, {}, { as: sessionOf(made) })).eliminacion;
const teamsView = async ({ keylogin }: Made) => {
  const as = sessionOf(await makeAdmin(test.services));
  return (await test.call.send(getUser, { user_id: keylogin }, { as })).eliminacion;
};
const toTeam = (made: Made) =>
  test.sentTo('equipo@maestros.example').filter((text) => text.includes(made.keylogin));

describe('the request to be deleted', () => {
  it('is sent to the team, and the person sees its date', async () => {
    for (const make of [makeClient, makeProfessional]) {
      const made = await make(test.services);
      const now = test.services.clock().toISOString();
      expect(await statusOf(made)).toBeNull();
      expect(await ask(made, made.pass, 'Ya no lo uso')).toMatchObject({ mensaje: 'success' });
      await test.work();
      expect(await statusOf(made)).toEqual({ pedida_at: now });
      expect(await teamsView(made)).toMatchObject({ pedida_at: now, motivo: 'Ya no lo uso' });
      expect(toTeam(made)).toEqual([expect.stringContaining('Ya no lo uso')]);
      expect(test.sentTo(made.email)).toEqual([expect.stringContaining('20 días hábiles')]);
      // Only a request: nothing else changes.
      await test.call.send(validateSession, {}, { as: sessionOf(made) });
    }
  });

  it('is sent once, however often it is repeated', async () => {
    const made = await makeClient(test.services);
    await Promise.all([ask(made), ask(made)]);
    await ask(made);
    await test.work();
    expect(toTeam(made)).toHaveLength(1);
    expect(test.sentTo(made.email)).toHaveLength(1);
  });

  it('requires the password; wrong tries are limited like those of a login', async () => {
    const made = await makeClient(test.services);
    expect(await ask(made, '')).toMatchObject({ campos: { pass: 'Escribe tu contraseña.' } });
    expect(await ask(made, 'no-es-esta-clave')).toMatchObject({
      status: 401,
      campos: { pass: 'La contraseña no es valida' },
    });
    expect(await statusOf(made)).toBeNull();
    for (let n = 1; n < 10; n++) await ask(made, 'no-es-esta-clave');
    expect(await ask(made)).toMatchObject({ code: 'too_many_requests' });
    const { email, pass } = made;
    await test.call.send(validateLogin, { email, pass });
    test.advance(16 * 60_000);
    expect(await ask(made)).toMatchObject({ mensaje: 'success' });
  });

  it('can be withdrawn and repeated', async () => {
    const made = await makeClient(test.services);
    const withdraw = () => test.call.send(withdrawDeletion, {}, { as: sessionOf(made) });
    await withdraw();
    await ask(made);
    await withdraw();
    expect(await statusOf(made)).toBeNull();
    expect(await teamsView(made)).toBeNull();
    await test.work();
    // Withdrawn before it was sent.
    expect(toTeam(made)).toEqual([]);
    await ask(made);
    await test.work();
    expect(toTeam(made)).toHaveLength(1);
    expect(await statusOf(made)).toEqual({ pedida_at: test.services.clock().toISOString() });
  });
});
