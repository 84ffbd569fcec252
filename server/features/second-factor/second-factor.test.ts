import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call, InputOf } from '#contract/call.ts';
import { changePassword, getDataLink, getSessions, requestDeletion } from '#contract/privacy.ts';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  keepRecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { prove, validateLogin } from '#contract/session.ts';
import { makeClient } from '#demo/factories.ts';
import { SET_UP_MINUTES } from '#domain/second-factor/second-factor.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';
import { activate, nextCode, shownBy } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  // Of people of the demo data, whose password is real.
  test = await startTestApp({ realPasswords: true });
});
afterAll(() => test.close());

async function codeOf<C extends Call>(call: C, input: InputOf<C>, as?: Credentials) {
  const reply = await test.call.reply(call, input, { as, proves: false });
  return 'code' in reply ? reply.code : 'success';
}

/** Somebody with a password, and one with an app beside it. */
async function person() {
  const { email, pass, ...made } = await makeClient(test.services);
  return { email, pass, as: sessionOf(made) };
}

async function careful() {
  const who = await person();
  return { ...who, ...(await activate(test, who.as)) };
}

const mails = async (email: string) => {
  await test.work();
  return test.sentTo(email);
};

describe('an app of codes', () => {
  it('is the account’s only once a code of it was right', async () => {
    const { as, email, pass } = await person();
    expect(await codeOf(confirmTotp, { codigo: '123456' }, as)).toBe('totp_not_begun');
    const { secreto, uri } = await test.call.send(beginTotp, {}, { as });
    expect(uri).toBe(
      `otpauth://totp/Maestros:${encodeURIComponent(email)}?secret=${secreto}&issuer=Maestros`,
    );
    expect(await codeOf(confirmTotp, { codigo: '000000' }, as)).toBe('factor_wrong');
    expect(await codeOf(confirmTotp, { codigo: 'abcdefghjk' }, as)).toBe('invalid_input');
    expect(await codeOf(validateLogin, { email, pass })).toBe('success');
    expect(await test.call.send(getSecondFactor, {}, { as })).toMatchObject({
      aplicacion_desde: null,
      codigos: 0,
      obligatorio: false,
    });
    const codigo = await shownBy(test, secreto);
    const { codigos } = await test.call.send(confirmTotp, { codigo }, { as });
    expect(new Set(codigos).size).toBe(10);
    expect(codigos.every((one) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(one))).toBe(true);
    expect(await codeOf(validateLogin, { email, pass })).toBe('factor_needed');
    expect((await mails(email)).join('\n')).toContain('se pide también un código');
  });

  it('goes on as it was begun where it was begun, in whatever tab, and anew elsewhere', async () => {
    const { as, email, pass } = await person();
    const { secreto } = await test.call.send(beginTotp, {}, { as });
    expect(await test.call.send(beginTotp, {}, { as })).toMatchObject({ secreto });
    const other = sessionOf(await test.call.send(validateLogin, { email, pass }));
    const { secreto: elsewhere } = await test.call.send(beginTotp, {}, { as: other });
    expect(elsewhere).not.toBe(secreto);
    const { secreto: again } = await test.call.send(beginTotp, {}, { as });
    expect([secreto, elsewhere]).not.toContain(again);
    test.advance(SET_UP_MINUTES * 60_000);
    expect(await test.call.send(beginTotp, {}, { as })).not.toMatchObject({ secreto: again });
  });

  it('answers codes on paper to whoever lost the first answer, and tells of codes that nobody kept', async () => {
    const { as, secreto, codigos: first } = await careful();
    const kept = async () => (await test.call.send(getSecondFactor, {}, { as })).codigos_guardados;
    expect(await codeOf(confirmTotp, { codigo: '000000' }, as)).toBe('factor_wrong');
    const again = { codigo: await shownBy(test, secreto) };
    const { codigos } = await test.call.send(confirmTotp, again, { as });
    expect(codigos).not.toContain(first[0]);
    expect(await kept()).toBe(false);
    expect(await codeOf(keepRecoveryCodes, { codigo: first[0]! }, as)).toBe('codes_replaced');
    expect(await codeOf(keepRecoveryCodes, { codigo: '123456' }, as)).toBe('invalid_input');
    expect(await kept()).toBe(false);
    expect(await codeOf(keepRecoveryCodes, { codigo: codigos[9]! }, as)).toBe('success');
    expect(await kept()).toBe(true);
    await test.call.send(renewRecoveryCodes, {}, { as });
    expect(await kept()).toBe(false);
    test.advance(SET_UP_MINUTES * 60_000);
    const late = { codigo: await shownBy(test, secreto) };
    expect(await codeOf(confirmTotp, late, as)).toBe('proof_needed');
    expect(await codeOf(prove, late, as)).toBe('success');
    expect(await codeOf(confirmTotp, late, as)).toBe('totp_not_begun');
  });

  it('that replaces another, and codes that replace others, are told as what they are', async () => {
    const { as, email } = await careful();
    const before = await mails(email);
    await activate(test, as);
    await test.call.send(renewRecoveryCodes, {}, { as });
    const told = (await mails(email)).filter((text) => !before.includes(text));
    expect(told).toHaveLength(2);
    expect(told.join('\n')).toMatch(/aplicación anterior ya no abren tu cuenta/);
    expect(told.join('\n')).toMatch(/recuperación nuevos para tu cuenta/);
  });

  it('ends the other sessions, which had proved less', async () => {
    const { as, email, pass } = await person();
    const other = sessionOf(await test.call.send(validateLogin, { email, pass }));
    await activate(test, as);
    expect(await codeOf(getSessions, {}, other)).toBe('session_not_found');
    expect(await codeOf(getSessions, {}, as)).toBe('success');
  });

  it('is asked for at login only after a right password, and takes each code once', async () => {
    const { email, pass, secreto } = await careful();
    const codigo = await shownBy(test, secreto);
    expect(await codeOf(validateLogin, { email, pass: 'otra', codigo })).toBe(
      'credentials_invalid',
    );
    expect(await codeOf(validateLogin, { email, pass: 'otra' })).toBe('credentials_invalid');
    const wrong = await test.call.reply(validateLogin, { email, pass, codigo: '000000' });
    expect(wrong).toMatchObject({ status: 401, code: 'factor_wrong', campos: { codigo: /./ } });
    const { user } = await test.call.send(validateLogin, { email, pass, codigo });
    expect(user.segundo_factor).toBe('activo');
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('factor_used');
    nextCode(test);
    const next = await shownBy(test, secreto);
    const together = [1, 2, 3].map(() => codeOf(validateLogin, { email, pass, codigo: next }));
    expect((await Promise.all(together)).toSorted()).toEqual([
      'factor_used',
      'factor_used',
      'success',
    ]);
  });

  it('is asked of a login that was under way while it was set up', async () => {
    const { as, email, pass } = await person();
    const { passwords } = test.services;
    const verify = passwords.verify.bind(passwords);
    const during = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
      const right = await verify(...given);
      await activate(test, as);
      return right;
    });
    expect(await codeOf(validateLogin, { email, pass })).toBe('factor_needed');
    during.mockRestore();
  });

  it('is proved before the password changes or the account is to be deleted', async () => {
    const { as, pass, secreto } = await careful();
    test.advance(PROOF_MINUTES * 60_000);
    const confirm = 'otra-clave-muy-larga';
    const change = { pass_actual: pass, pass: confirm, confirm };
    expect(await codeOf(changePassword, change, as)).toBe('proof_needed');
    expect(await codeOf(requestDeletion, { pass, motivo: '' }, as)).toBe('proof_needed');
    expect(await codeOf(prove, { codigo: await shownBy(test, secreto) }, as)).toBe('success');
    expect(await codeOf(changePassword, change, as)).toBe('success');
  });

  it('takes the code before and the one after, as watches go wrong', async () => {
    const { email, pass, secreto } = await careful();
    nextCode(test);
    const before = await shownBy(test, secreto);
    nextCode(test);
    expect(await codeOf(validateLogin, { email, pass, codigo: before })).toBe('success');
    nextCode(test);
    const old = await shownBy(test, secreto);
    nextCode(test);
    nextCode(test);
    expect(await codeOf(validateLogin, { email, pass, codigo: old })).toBe('factor_wrong');
  });

  it('is what its owner proves: the password alone proves nothing any more', async () => {
    const { as, pass, secreto } = await careful();
    test.advance(PROOF_MINUTES * 60_000);
    expect(await codeOf(getDataLink, {}, as)).toBe('proof_needed');
    expect(await codeOf(prove, { pass }, as)).toBe('factor_needed');
    expect(await codeOf(prove, { pass, codigo: '000000' }, as)).toBe('factor_wrong');
    expect(await codeOf(getDataLink, {}, as)).toBe('proof_needed');
    expect(await codeOf(prove, { codigo: await shownBy(test, secreto) }, as)).toBe('success');
    expect(await codeOf(getDataLink, {}, as)).toBe('success');
  });

  it('gives way to another one only once that one is proved', async () => {
    const { as, email, pass, secreto, codigos } = await careful();
    const { secreto: second } = await test.call.send(beginTotp, {}, { as });
    expect(await codeOf(validateLogin, { email, pass, codigo: await shownBy(test, secreto) })).toBe(
      'success',
    );
    nextCode(test);
    const codigo = await shownBy(test, second);
    expect(await codeOf(confirmTotp, { codigo }, as)).toBe('success');
    nextCode(test);
    const gone = { app: await shownBy(test, secreto), paper: codigos[0]! };
    expect(await codeOf(validateLogin, { email, pass, codigo: gone.app })).toBe('factor_wrong');
    expect(await codeOf(validateLogin, { email, pass, codigo: gone.paper })).toBe('recovery_wrong');
  });

  it('is stored so that whoever reads the table makes no codes', async () => {
    const { secreto, codigos } = await careful();
    const rows = JSON.stringify([
      await test.services.db.selectFrom('totp').selectAll().execute(),
      await test.services.db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const secret of [secreto, ...codigos])
      for (const encoding of ['utf8', 'hex', 'base64'] as const)
        expect(rows).not.toContain(Buffer.from(secret).toString(encoding));
  });
});

describe('codes on paper', () => {
  it('let in once each, in any spelling, and their use is told', async () => {
    const { email, pass, codigos } = await careful();
    const codigo = codigos[3]!.toUpperCase().replace('-', ' ');
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('success');
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('recovery_wrong');
    expect((await mails(email)).join('\n')).toContain('te quedan 9 códigos');
    const together = [1, 2, 3].map(() =>
      codeOf(validateLogin, { email, pass, codigo: codigos[4]! }),
    );
    expect((await Promise.all(together)).filter((code) => code === 'success')).toHaveLength(1);
  });

  it('are replaced all at once', async () => {
    const { as, email, pass, codigos } = await careful();
    const { codigos: again } = await test.call.send(renewRecoveryCodes, {}, { as });
    expect(await codeOf(validateLogin, { email, pass, codigo: codigos[0]! })).toBe(
      'recovery_wrong',
    );
    expect(await codeOf(validateLogin, { email, pass, codigo: again[0]! })).toBe('success');
    expect(await codeOf(renewRecoveryCodes, {}, (await person()).as)).toBe('factor_none');
  });
});

describe('whoever knows the password and guesses', () => {
  it('has ten tries an hour from one network, and the owner is told once', async () => {
    const { email, pass, secreto } = await careful();
    for (let tried = 0; tried < 10; tried++)
      expect(await codeOf(validateLogin, { email, pass, codigo: '000000' })).toBe('factor_wrong');
    const codigo = await shownBy(test, secreto);
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('too_many_requests');
    const told = (await mails(email)).filter((text) => text.includes('varios códigos equivocados'));
    expect(told).toHaveLength(1);
    test.advance(3_600_000);
    expect(await codeOf(validateLogin, { email, pass, codigo: await shownBy(test, secreto) })).toBe(
      'success',
    );
  });

  it('locks nobody out of the login with a session that they stole', async () => {
    const { as, email, pass, secreto } = await careful();
    for (let tried = 0; tried < 10; tried++)
      expect(await codeOf(prove, { codigo: '000000' }, as)).toBe('factor_wrong');
    expect(await codeOf(prove, { codigo: '000000' }, as)).toBe('too_many_requests');
    const codigo = await shownBy(test, secreto);
    expect(await codeOf(validateLogin, { email, pass, codigo })).toBe('success');
  });

  it('is not met by somebody who proves who they are all day', async () => {
    const { as, secreto } = await careful();
    for (let proved = 0; proved < 40; proved++) {
      expect(await codeOf(prove, { codigo: await shownBy(test, secreto) }, as)).toBe('success');
      nextCode(test);
    }
  });

  it('is not met by somebody who wrote one wrong code', async () => {
    const { email, pass } = await careful();
    await codeOf(validateLogin, { email, pass, codigo: '000000' });
    expect((await mails(email)).join('\n')).not.toContain('equivocados');
  });
});

describe('taking it away', () => {
  it('leaves the password alone, is told once, and may be asked twice', async () => {
    const { as, email, pass } = await careful();
    for (const _ of [1, 2]) expect(await codeOf(removeTotp, {}, as)).toBe('success');
    expect(await codeOf(validateLogin, { email, pass })).toBe('success');
    const told = (await mails(email)).filter((text) => text.includes('ya no abre tu cuenta'));
    expect(told).toHaveLength(1);
  });
});
