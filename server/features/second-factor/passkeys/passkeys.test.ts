import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, InputOf } from '#contract/call.ts';
import { getDataLink, getSessions } from '#contract/privacy.ts';
import {
  addPasskey,
  beginPasskey,
  getPasskeyChallenge,
  getSecondFactor,
  removePasskey,
} from '#contract/second-factor.ts';
import { beginPasskeyLogin, passkeyLogin, prove, validateLogin } from '#contract/session.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';
import { activate } from '../testing.ts';
import { Device, withKey } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  // Of people of the demo data, whose password is real.
  test = await startTestApp({ realPasswords: true, teamFactor: 'required' });
});
afterAll(() => test.close());

async function codeOf<C extends Call>(call: C, input: InputOf<C>, as?: Credentials) {
  const reply = await test.call.reply(call, input, { as, proves: false });
  return 'code' in reply ? reply.code : 'success';
}

async function person(make = makeClient) {
  const made = await make(test.services);
  const { id, email, pass } = made;
  return { id, email, pass, as: sessionOf(made) };
}

/** Somebody with a device's key. */
async function keyed(make = makeClient) {
  const who = await person(make);
  return { ...who, ...(await withKey(test, who.as)) };
}

const loginOf = async (device: Device) => {
  const { reto } = await test.call.send(beginPasskeyLogin, {});
  return { respuesta: device.sign(reto) };
};

const mails = async (email: string) => {
  await test.work();
  return test.sentTo(email).join('\n');
};

describe('a device’s key', () => {
  it('is added with codes on paper, ends the other sessions, and is told', async () => {
    const { as, email, pass } = await person();
    const other = sessionOf(await test.call.send(validateLogin, { email, pass }));
    const { codigos } = await withKey(test, as);
    expect(codigos).toHaveLength(10);
    expect(await codeOf(getSessions, {}, other)).toBe('session_not_found');
    expect(await mails(email)).toContain('«Mi teléfono»');
    const { codigos: again } = await withKey(test, as);
    expect(again).toBeNull();
    const { llaves, codigos: left } = await test.call.send(getSecondFactor, {}, { as });
    expect(llaves).toMatchObject([{ nombre: 'Mi teléfono', usada_at: null }, {}]);
    expect(left).toBe(10);
  });

  it('signs its owner in without a password, and the session proves who they are', async () => {
    const { device, id } = await keyed();
    const { user, session_id, keylogin, url_return } = await test.call.send(
      passkeyLogin,
      await loginOf(device),
    );
    expect(user.segundo_factor).toBe('activo');
    expect(url_return).toBe('/');
    expect(await codeOf(getDataLink, {}, { session_id, keylogin })).toBe('success');
    const { usada } = await test.services.db
      .selectFrom('passkey')
      .select('used_at as usada')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(usada).toEqual(test.services.clock());
  });

  it('makes the password alone too little; a code on paper is the other way', async () => {
    const { email, pass, codigos } = await keyed();
    expect(await codeOf(validateLogin, { email, pass })).toBe('factor_needed');
    expect(await codeOf(validateLogin, { email, pass, codigo: '123456' })).toBe('factor_wrong');
    const codigo = codigos![0]!;
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('success');
  });

  it('proves who is at the session', async () => {
    const { as, device, pass } = await keyed();
    test.advance(PROOF_MINUTES * 60_000 + 1);
    expect(await codeOf(getDataLink, {}, as)).toBe('proof_needed');
    expect(await codeOf(prove, { pass }, as)).toBe('factor_needed');
    const { reto, llaves } = await test.call.send(getPasskeyChallenge, {}, { as });
    expect(llaves).toEqual([{ id: device.id, transportes: ['internal'] }]);
    expect(await codeOf(prove, { llave: device.sign(reto) }, as)).toBe('success');
    expect(await codeOf(getDataLink, {}, as)).toBe('success');
  });

  it('lets an administrator into the team, and the last one stays', async () => {
    const { as } = await keyed(makeAdmin);
    expect(await codeOf(getSessions, {}, as)).toBe('success');
    const { llaves } = await test.call.send(getSecondFactor, {}, { as });
    const remove = { id: llaves[0]!.id };
    expect(await codeOf(removePasskey, remove, as)).toBe('factor_required');
    await activate(test, as);
    expect(await codeOf(removePasskey, remove, as)).toBe('success');
    expect(await codeOf(removePasskey, remove, as)).toBe('success');
    expect(await codeOf(getSessions, {}, as)).toBe('success');
  });

  it('is taken away with its codes on paper, and is told', async () => {
    const { as, email, pass, device } = await keyed();
    const other = await keyed();
    const { llaves } = await test.call.send(getSecondFactor, {}, { as });
    const login = await loginOf(device);
    // Nobody takes somebody else's away.
    expect(await codeOf(removePasskey, { id: llaves[0]!.id }, other.as)).toBe('success');
    expect(await codeOf(validateLogin, { email, pass })).toBe('factor_needed');
    expect(await codeOf(removePasskey, { id: llaves[0]!.id }, as)).toBe('success');
    expect(await codeOf(passkeyLogin, login)).toBe('passkey_wrong');
    expect(await codeOf(validateLogin, { email, pass })).toBe('success');
    expect(await test.call.send(getSecondFactor, {}, { as })).toMatchObject({ codigos: 0 });
    expect(await mails(email)).toContain('ya no abre tu cuenta');
  });
});

describe('an answer that is not taken', () => {
  const added = async (device: Device, challenge?: string) => {
    const { as } = await person();
    const { reto } = await test.call.send(beginPasskey, {}, { as });
    return codeOf(addPasskey, { nombre: 'X', respuesta: device.make(challenge ?? reto) }, as);
  };

  it('is one made for another site, or by a device that asked nobody for anything', async () => {
    expect(await added(new Device({ origin: 'https://maestros.estafa.example' }))).toBe(
      'passkey_wrong',
    );
    expect(await added(new Device({ verifies: false }))).toBe('passkey_wrong');
    const { reto } = await test.call.send(beginPasskey, {}, { as: (await person()).as });
    expect(await added(new Device(), reto)).toBe('passkey_wrong');
    expect(await added(new Device(), 'made-up')).toBe('passkey_wrong');
    expect(await added(new Device())).toBe('success');
  });

  it('is a second one of a key that is somebody’s already', async () => {
    const { device } = await keyed();
    expect(await added(device)).toBe('passkey_wrong');
  });

  it('is one that was taken before, is late, or was asked of somebody else', async () => {
    const { device } = await keyed();
    const login = await loginOf(device);
    const together = [1, 2, 3].map(() => codeOf(passkeyLogin, login));
    expect((await Promise.all(together)).toSorted()).toEqual([
      'passkey_wrong',
      'passkey_wrong',
      'success',
    ]);
    const late = await loginOf(device);
    test.advance(5 * 60_000 + 1);
    expect(await codeOf(passkeyLogin, late)).toBe('passkey_wrong');
    const { as } = await person();
    const { reto } = await test.call.send(getPasskeyChallenge, {}, { as });
    expect(await codeOf(passkeyLogin, { respuesta: device.sign(reto) })).toBe('passkey_wrong');
    // Somebody else's key, for the own session.
    expect(await codeOf(prove, { llave: device.sign(reto) }, as)).toBe('passkey_wrong');
  });

  it('is one of a device whose count goes back: a copy of it', async () => {
    const { device } = await keyed();
    device.uses = 7;
    expect(await codeOf(passkeyLogin, await loginOf(device))).toBe('success');
    device.uses = 2;
    expect(await codeOf(passkeyLogin, await loginOf(device))).toBe('passkey_wrong');
  });

  it('is one of an account that is suspended or gone', async () => {
    const { device, id } = await keyed();
    const change = (what: object) =>
      test.services.db.updateTable('account').set(what).where('id', '=', id).execute();
    const now = test.services.clock();
    await change({ suspended_at: now, suspended_by: id, suspended_motivo: 'Una prueba' });
    expect(await codeOf(passkeyLogin, await loginOf(device))).toBe('account_suspended');
    await change({ suspended_at: null, suspended_by: null, suspended_motivo: '', deleted_at: now });
    expect(await codeOf(passkeyLogin, await loginOf(device))).toBe('passkey_wrong');
  });
});
