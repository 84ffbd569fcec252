import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as chat from '#contract/chat.ts';
import * as session from '#contract/session.ts';
import { validateLogin } from '#contract/session.ts';
import * as signUp from '#contract/sign-up.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type Processes, startProcesses } from '#server/testing/processes.ts';

// The limits of decisions §2 with two server processes called alternately: counting separately they would
// allow twice as much. Nothing that a caller claims makes it count as somebody else.

const pass = 'una-clave-larga';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('rate_limit').execute();
});

/** Expires the matching counters: these processes use the machine's clock. */
const runOut = (pattern: string) =>
  test.services.db
    .updateTable('rate_limit')
    .set({ window_ends_at: sql`now() - interval '1 second'` })
    .where('key', 'like', pattern)
    .execute();

/** The number of replies by code. */
const tally = (codes: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
  );

/** Headers that claim another address. */
const disguise = (n: number) => ({
  headers: {
    'x-forwarded-for': `203.0.113.${n % 256}, 198.51.100.${n % 256}`,
    forwarded: `for="[2001:db8::${n}]";proto=https`,
    'x-real-ip': `192.0.2.${n % 256}`,
    'x-client-ip': `192.0.2.${n % 256}`,
    'cf-connecting-ip': `192.0.2.${n % 256}`,
    'true-client-ip': `192.0.2.${n % 256}`,
    'user-agent': `Browser ${n}`,
  },
});
const fields = (n: number) => ({
  address: `203.0.113.${n % 256}`,
  ip: `203.0.113.${n % 256}`,
  remoteAddress: `203.0.113.${n % 256}`,
  session_id: `session ${n}`,
});

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

async function oneByOne<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done = [];
  for (let n = 0; n < count; n++) done.push(await work(n));
  return done;
}

describe('reached directly', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await startProcesses(test);
  });
  afterAll(() => processes.stop());

  /** Call number `n` of many, each claiming another address. */
  const ask = (call: Call, body: object, n: number, cookie = '') =>
    processes.ask(
      call,
      { ...fields(n), keylogin: `somebody-${n}`, ...body },
      { ...disguise(n), cookie },
    );
  const codes = async (call: Call, count: number, body: (n: number) => object) =>
    tally((await times(count, (n) => ask(call, body(n), n))).map(({ code }) => code));

  const spellings = (national: string) => [
    national,
    `+52${national}`,
    `52 ${national}`,
    `0052-${national}`,
    `+52 1 ${national}`,
    `(${national.slice(0, 2)}) ${national.slice(2, 6)}.${national.slice(6)}`,
  ];
  const cases = (email: string) => [
    email,
    email.toUpperCase(),
    `  ${email}`,
    `${email}\t`,
    `\u00a0${email[0]?.toUpperCase()}${email.slice(1)} `,
  ];

  it.each([
    [
      'a phone',
      signUp.codeSend,
      (n: number) => ({ phone: spellings('3340000001')[n % 6] }),
      'code',
      'code_too_many',
    ],
    [
      'an e-mail',
      session.codeSendMail,
      (n: number) => ({ email: cases('clara@correo.mx')[n % 5] }),
      'restore',
      'mail_too_many',
    ],
  ])(
    'sends codes to %s once a minute, five times an hour, ten times a day',
    async (_to, call, body, kind, tooMany) => {
      expect(await codes(call, 8, body)).toEqual({ ok: 1, code_resend_wait: 7 });
      for (let minute = 2; minute <= 5; minute++) {
        await runOut(`${kind}:minute:%`);
        expect(await codes(call, 4, body)).toEqual({ ok: 1, code_resend_wait: 3 });
      }
      await runOut(`${kind}:minute:%`);
      expect(await codes(call, 4, body)).toEqual({ [tooMany]: 4 });
      await runOut(`${kind}:hour:%`);
      await runOut('address:%');
      for (let minute = 6; minute <= 10; minute++) {
        await runOut(`${kind}:minute:%`);
        expect(await codes(call, 2, body)).toEqual({ ok: 1, code_resend_wait: 1 });
      }
      await runOut(`${kind}:minute:%`);
      await runOut(`${kind}:hour:%`);
      expect(await codes(call, 4, body)).toEqual({ [tooMany]: 4 });
      await runOut(`${kind}:day:%`);
      expect(await codes(call, 2, body)).toEqual({ ok: 1, code_resend_wait: 1 });
    },
  );

  it.each([
    ['phones', signUp.codeSend, (n: number) => ({ phone: `33${String(50_000_000 + n)}` }), 'code'],
    ['e-mails', session.codeSendMail, (n: number) => ({ email: `a${n}@correo.mx` }), 'restore'],
  ])(
    'sends codes from one address to 60 %s an hour and 200 a day',
    async (_to, call, body, kind) => {
      let n = 0;
      const next = () => body(n++);
      expect(await codes(call, 64, next)).toEqual({ ok: 60, too_many_requests: 4 });
      await runOut('address:%');
      const counter = test.services.db
        .updateTable('rate_limit')
        .where('key', 'like', `${kind}:address:%`);
      expect(await counter.set({ count: 198 }).returning('key').execute()).toHaveLength(1);
      expect(await codes(call, 8, next)).toEqual({ ok: 2, too_many_requests: 6 });
      await runOut(`${kind}:address:%`);
      expect(await codes(call, 1, next)).toEqual({ ok: 1 });
    },
  );

  it.each([
    ['one by one', oneByOne, '3360000001'],
    ['at once', times, '3360000002'],
  ])('lets a sign-up’s code be tried five times, %s', async (_how, many, phone) => {
    const { cookie } = await ask(signUp.codeSend, { phone }, 0);
    const tried = await many(12, (n) => ask(signUp.validateCode, { code: '000000' }, n, cookie));
    expect(tally(tried.map(({ code }) => code))).toEqual({ code_invalid: 5, code_dead: 7 });
  });

  it('lets a restore’s code be tried five times', async () => {
    const sent = await ask(session.codeSendMail, { email: 'ines@correo.mx' }, 0);
    const keylogin = String(sent.body.keylogin);
    expect(await codes(session.validateCode, 12, () => ({ keylogin, code: '000000' }))).toEqual({
      code_invalid: 5,
      code_dead: 7,
    });
  });

  it.each([
    ['trying a sign-up’s code', signUp.validateCode, 300],
    ['trying a restore’s code', session.validateCode, 300],
    ['restoring', session.restorePassword, 60],
    ['creating an account', signUp.create, 60],
    ['logging in', validateLogin, 300],
  ])('counts every call from one address: %s', async (_what, call, max) => {
    const counted = await codes(call, max + 3, () => ({ keylogin: 7, code: 'x' }));
    expect(counted).toEqual({ invalid_input: max, too_many_requests: 3 });
  });

  it('allows ten wrong passwords from one address', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const body = (n: number) => ({ email: cases(email)[n % 5], pass: 'no-es-esta-clave' });
    expect(await codes(validateLogin, 16, body)).toEqual({
      credentials_invalid: 10,
      too_many_requests: 6,
    });
    expect((await ask(validateLogin, { email, pass }, 99)).code).toBe('too_many_requests');
  });

  it('lets an account send 120 messages a minute, from all its sessions', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const professional = await makeProfessional(test);
    const sessions = await times(2, (n) => ask(validateLogin, { email, pass }, n));
    const sent = await times(124, (n) => {
      const { session_id, keylogin } = sessions[n % 2]?.body ?? {};
      const keys = [keylogin, professional.keylogin];
      const body = { session_id, keylogin, keys, sender: keylogin, msg: `Mensaje ${n}` };
      return ask(chat.sendMessage, body, n);
    });
    expect(tally(sent.map(({ code }) => code))).toEqual({ ok: 120, too_many_requests: 4 });
  });
});

describe('behind a balancer', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await startProcesses(test, { TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => processes.stop());

  /** A call from `address`, as the balancer adds it to the caller's own header. */
  const askFrom = async (address: string, n: number, call: Call, body: object) => {
    const { headers } = disguise(n);
    const forwarded = { ...headers, 'x-forwarded-for': `203.0.113.${n % 256}, ${address}` };
    return (await processes.ask(call, { ...fields(n), ...body }, { headers: forwarded })).code;
  };

  it('lets strangers try fifty wrong passwords, then one a minute of each network, and stops nobody', async () => {
    const { email } = await makeAccount(test, 'client', { pass });
    const body = { email, pass: 'no-es-esta-clave' };
    // From many places, so that the twofold of one network is no matter.
    const found = await times(50, (n) => askFrom(`198.18.${n}.7`, n, validateLogin, body));
    expect(tally(found)).toEqual({ credentials_invalid: 50 });
    const slowed = await times(6, (n) => askFrom(`198.18.200.${n}`, n, validateLogin, body));
    expect(tally(slowed)).toEqual({ credentials_invalid: 1, too_many_requests: 5 });
    expect(await askFrom('198.51.100.1', 0, validateLogin, { email, pass })).toBe('ok');
  });

  it('counts the balancer’s address and not the caller’s header', async () => {
    const send = (n: number) =>
      askFrom('198.18.0.7', n, signUp.codeSend, { phone: `33${String(70_000_000 + n)}` });
    expect(tally(await times(63, send))).toEqual({ ok: 60, too_many_requests: 3 });
    expect(await askFrom('198.18.0.8', 0, signUp.codeSend, { phone: '3379999999' })).toBe('ok');
  });

  it('counts the addresses of one /64 as one', async () => {
    const send = (n: number) => {
      const address =
        n % 2 ? `2001:db8:0:7::${(n * 1021).toString(16)}` : `2001:0DB8:0000:0007:a:${n}:c:d`;
      return askFrom(address, n, session.codeSendMail, { email: `b${n}@correo.mx` });
    };
    expect(tally(await times(63, send))).toEqual({ ok: 60, too_many_requests: 3 });
    const { email } = await makeAccount(test, 'client', { pass });
    const guess = (n: number) =>
      askFrom(`2001:db8:0:7:${n}::1`, n, validateLogin, { email, pass: 'no-es-esta-clave' });
    expect(tally(await times(12, guess))).toEqual({
      credentials_invalid: 10,
      too_many_requests: 2,
    });
    expect(await askFrom('2001:db8:0:8::1', 0, validateLogin, { email, pass })).toBe('ok');
  });
});
