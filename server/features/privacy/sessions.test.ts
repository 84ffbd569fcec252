import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, endOtherSessions, endSession, getSessions } from '#contract/privacy.ts';
import { prove, validateLogin, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { openStream } from '#server/features/chat/testing-stream.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp();
  address = await test.listen();
});
afterAll(() => test.close());

/** Another device of the same person. */
async function logIn({ email, pass }: Made, from = '127.0.0.1'): Promise<Credentials> {
  const headers = { 'user-agent': ANDROID };
  return sessionOf(await test.call.send(validateLogin, { email, pass }, { headers, from }));
}
const sessionsOf = async (as: Credentials) =>
  (await test.call.send(getSessions, {}, { as })).sesiones;
const refused = (as: Credentials) => test.call.refused(validateSession, {}, { as });

describe('open sessions', () => {
  it('are listed with device and time, the present one first', async () => {
    for (const make of [makeClient, makeProfessional]) {
      const made = await make(test.services);
      const opened = test.services.clock().toISOString();
      test.advance(5 * MINUTE);
      const phone = await logIn(made);
      const now = test.services.clock().toISOString();
      expect(await sessionsOf(phone)).toEqual([
        {
          id: expect.stringMatching(/^[\w-]{22}$/),
          dispositivo: 'Teléfono Android',
          navegador: 'Chrome',
          pais: null,
          red: '',
          createAt: now,
          ultimo_uso: now,
          actual: true,
        },
        expect.objectContaining({ createAt: opened, ultimo_uso: opened, actual: false }),
      ]);
      const [mine, other] = await sessionsOf(sessionOf(made));
      expect([mine?.actual, mine?.ultimo_uso, other?.navegador]).toEqual([true, now, 'Chrome']);
    }
  });

  it('say from where they were used last, without one’s whole address', async () => {
    const as = await logIn(await makeClient(test.services), '189.203.14.7');
    const place = async () => (await sessionsOf(as))[0];
    expect(await place()).toMatchObject({ actual: true, pais: 'MX', red: '189.203.14.x' });
    // Whoever stole it is somewhere else.
    test.advance(2 * MINUTE);
    await test.call.send(validateSession, {}, { as, from: '8.8.8.8' });
    expect(await place()).toMatchObject({ actual: true, pais: 'US', red: '8.8.8.x' });
  });

  it('reveal no token, and belong to the caller only', async () => {
    const made = await makeClient(test.services);
    await logIn(await makeClient(test.services));
    const hashes = await test.services.db.selectFrom('session').select('token_hash').execute();
    const told = JSON.stringify(await sessionsOf(sessionOf(made)));
    expect(await sessionsOf(sessionOf(made))).toHaveLength(1);
    expect(told).not.toContain(made.session_id);
    for (const { token_hash } of hashes)
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(told).not.toContain(token_hash.toString(form).slice(0, 16));
  });

  it('are not listed once they have expired', async () => {
    const admin = await makeAdmin(test.services);
    test.advance(31 * MINUTE);
    expect(await sessionsOf(await logIn(admin))).toHaveLength(1);
    const client = await makeClient(test.services);
    test.advance(14 * DAY + 1);
    expect(await sessionsOf(await logIn(client))).toHaveLength(1);
  });

  it('can be ended one by one, effective at once, open streams included', async () => {
    const made = await makeClient(test.services);
    const phone = await logIn(made);
    const stream = await openStream(address, phone);
    const [, other] = await sessionsOf(sessionOf(made));
    await test.call.send(endSession, { id: other?.id ?? '' }, { as: sessionOf(made) });
    expect(await refused(phone)).toBe('session_not_found');
    await stream.until(stream.ended);
    expect(await sessionsOf(sessionOf(made))).toHaveLength(1);
    expect(
      await test.call.reply(endSession, { id: other?.id }, { as: sessionOf(made) }),
    ).toMatchObject({ status: 404, mensaje: 'Esa sesión ya no está abierta.' });
  });

  it('can be ended by their owner only', async () => {
    const victim = await makeProfessional(test.services);
    const other = sessionOf(await makeClient(test.services));
    const [session] = await sessionsOf(sessionOf(victim));
    const reply = await test.call.refused(endSession, { id: session?.id }, { as: other });
    expect(reply).toBe('open_session_not_found');
    await test.call.send(validateSession, {}, { as: sessionOf(victim) });
  });

  it('can be ended all but the present one', async () => {
    const made = await makeClient(test.services);
    const others = [await logIn(made), await logIn(made)];
    const bystander = sessionOf(await makeClient(test.services));
    const [own, stream] = [
      await openStream(address, sessionOf(made)),
      await openStream(address, others[0] ?? bystander),
    ];
    expect(await test.call.send(endOtherSessions, {}, { as: sessionOf(made) })).toMatchObject({
      cerradas: 2,
    });
    for (const other of others) expect(await refused(other)).toBe('session_not_found');
    await stream.until(stream.ended);
    expect(own.ended()).toBe(false);
    own.leave();
    expect(await sessionsOf(sessionOf(made))).toHaveLength(1);
    await test.call.send(validateSession, {}, { as: bystander });
    expect(await test.call.send(endOtherSessions, {}, { as: sessionOf(made) })).toMatchObject({
      cerradas: 0,
    });
  });
});

it('are ended by their owner, however much whoever stole one asks with it', async () => {
  const made = await makeClient(test.services);
  const [owner, thief] = [sessionOf(made), await logIn(made, '198.51.100.66')];
  const wrong = { pass_actual: 'not-the-one', pass: 'una-clave-nueva', confirm: 'una-clave-nueva' };
  for (let count = 0; count < 130; count++) {
    await test.call.reply(endSession, { id: 'x'.repeat(22) }, { as: thief });
    await test.call.reply(prove, { pass: 'not-the-one' }, { as: thief });
    await test.call.reply(changePassword, wrong, { as: thief });
  }
  await test.call.send(prove, { pass: made.pass }, { as: owner });
  await test.call.send(endOtherSessions, {}, { as: owner });
  expect(await refused(thief)).toBe('session_not_found');
  await test.call.send(changePassword, { ...wrong, pass_actual: made.pass }, { as: owner });
});
