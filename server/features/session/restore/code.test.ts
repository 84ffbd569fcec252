import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as session from '#contract/session.ts';
import { decryptText } from '#server/encrypt.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { askRestoreCode } from './testing.ts';

const MINUTE = 60_000;
const pass = 'una-clave-larga';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

/** A code that is not the right one. */
const other = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

const send = (email: string) => test.call.reply(session.codeSendMail, { email });
const tryCode = (keylogin: string, code: string) =>
  test.call.reply(session.validateCode, { keylogin, code });
const somebody = () => makeAccount(test, 'client', { pass });

/** All SQL statements that run during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = spy.mock.calls.map(([query]) => {
    const asked = query as unknown as string | { text: string };
    return typeof asked === 'string' ? asked : asked.text;
  });
  spy.mockRestore();
  return statements;
}

/** What waits to be sent, newest first. */
async function queued(): Promise<{ encrypted?: string }[]> {
  const { rows } = await sql<{ payload: { encrypted?: string } }>`
    select payload from graphile_worker._private_jobs order by id desc`.execute(test.services.db);
  return rows.map(({ payload }) => payload);
}

describe('the code', () => {
  it('waits to be sent without telling whoever reads the queue', async () => {
    const { email } = await somebody();
    await send(email);
    const [payload] = await queued();
    expect(Object.keys(payload ?? {})).toEqual(['encrypted']);
    await test.work();
    const [text = ''] = test.sentTo(email);
    expect(text).toMatch(/^\d{6}\b/);
  });

  it('is sent to the mailbox only, and proves the e-mail together with its handle', async () => {
    const { email, keylogin: own } = await somebody();
    const reply = await send(` ${email.toUpperCase()} `);
    if (!('keylogin' in reply)) throw new Error(reply.mensaje);
    expect(reply).toMatchObject({ mensaje: 'success', reenvio: 60 });
    expect(reply.keylogin).toMatch(/^[\w-]{43}$/);
    expect(reply.keylogin).not.toBe(own);
    expect(reply.cookies).toBe('');
    await test.work();
    const [text = ''] = test.sentTo(email);
    const code = /^\d{6}\b/.exec(text)?.[0] ?? '';
    expect(text).toContain('Vence en 10 minutos');
    expect(JSON.stringify(reply)).not.toContain(code);
    await test.call.send(session.validateCode, { keylogin: reply.keylogin, code });
    // A repeat is accepted: the reply may have been lost.
    await test.call.send(session.validateCode, { keylogin: reply.keylogin, code });
    for (const wrong of ['x'.repeat(43), own])
      expect(await tryCode(wrong, code)).toMatchObject({
        status: 400,
        code: 'restore_not_requested',
        mensaje: 'Pide un código para tu correo.',
      });
  });

  it('is stored without handle, code or e-mail in clear', async () => {
    const { email } = await somebody();
    const { keylogin, code } = await askRestoreCode(test, email);
    const rows = await test.services.db.selectFrom('restore_attempt').selectAll().execute();
    const stored = rows.flatMap(({ token_hash, email_hash, code_hash }) =>
      [token_hash, email_hash, code_hash].flatMap((value) => [
        value.toString(),
        value.toString('base64url'),
      ]),
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const secret of [keylogin, code, email]) expect(stored).not.toContain(secret);
  });

  it('is refused when wrong, and blocked after five wrong tries, concurrent ones included', async () => {
    const { email } = await somebody();
    const { keylogin, code } = await askRestoreCode(test, email);
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, i) => tryCode(keylogin, other(code, i + 1))),
    );
    const codes = replies.map((reply) => ('code' in reply ? reply.code : ''));
    expect(codes.filter((one) => one === 'code_invalid')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code_dead')).toHaveLength(4);
    expect(await tryCode(keylogin, code)).toMatchObject({ status: 429, code: 'code_dead' });
    test.advance(MINUTE);
    const again = await askRestoreCode(test, email);
    expect(await tryCode(again.keylogin, again.code)).toMatchObject({ mensaje: 'success' });
  });

  it('is valid beside a newer one of the same place, and both have one count of tries', async () => {
    const { email } = await somebody();
    const first = await askRestoreCode(test, email);
    test.advance(MINUTE);
    const second = await askRestoreCode(test, email.toUpperCase(), email);
    expect(await tryCode(second.keylogin, first.code)).toMatchObject({ mensaje: 'success' });
    test.advance(MINUTE);
    const third = await askRestoreCode(test, email);
    for (let n = 1; n <= 5; n++)
      await tryCode(n % 2 ? first.keylogin : third.keylogin, other(third.code, n));
    for (const { keylogin, code } of [first, third])
      expect(await tryCode(keylogin, code)).toMatchObject({ code: 'code_dead' });
  });

  it('is neither ended nor tried by a stranger who asks for one too', async () => {
    const { email } = await somebody();
    const own = await askRestoreCode(test, email);
    for (let n = 0; n < 12; n++) {
      const from = `198.51.${n % 3}.7`;
      const asked = await test.call.reply(session.codeSendMail, { email }, { from });
      if (!('keylogin' in asked)) continue;
      for (let tries = 0; tries < 6; tries++)
        await test.call.reply(
          session.validateCode,
          { keylogin: asked.keylogin, code: own.code },
          { from },
        );
    }
    expect(await tryCode(own.keylogin, own.code)).toMatchObject({ mensaje: 'success' });
    // Nor are the codes of its owner used up.
    test.advance(MINUTE);
    expect(await send(email)).toMatchObject({ mensaje: 'success' });
  });

  it('expires after ten minutes', async () => {
    const { email } = await somebody();
    const second = await askRestoreCode(test, email);
    test.advance(10 * MINUTE);
    expect(await tryCode(second.keylogin, second.code)).toMatchObject({
      status: 400,
      code: 'code_expired',
    });
  });

  it('is sent again after 60 s at the earliest, whatever the case of the e-mail', async () => {
    const { email } = await somebody();
    expect(await send(email)).toMatchObject({ mensaje: 'success' });
    expect(await send(`  ${email.toUpperCase()}`)).toMatchObject({
      status: 429,
      code: 'code_resend_wait',
      campos: { email: 'Espera 60 segundos para pedir otro código.' },
    });
    test.advance(MINUTE);
    const both = await Promise.all([send(email), send(email.toUpperCase())]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429']);
  });

  it('is sent to one e-mail five times an hour and ten times a day at most', async () => {
    const { email } = await somebody();
    const sent = async () => {
      test.advance(MINUTE);
      return send(email);
    };
    const statuses = async (count: number) => {
      const found = [];
      for (let i = 0; i < count; i++) found.push((await sent()).status);
      return found;
    };
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 200]);
    expect(await sent()).toMatchObject({
      status: 429,
      code: 'mail_too_many',
      mensaje: 'Ya enviamos demasiados códigos a este correo. Intenta más tarde.',
    });
    test.advance(60 * MINUTE);
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
    test.advance(60 * MINUTE);
    expect(await statuses(1)).toEqual([429]);
    test.advance(24 * 60 * MINUTE);
    expect(await statuses(1)).toEqual([200]);
  });

  it.each([
    [{ email: '' }, { email: 'Escribe tu correo.' }],
    [{}, { email: 'Escribe tu correo.' }],
    [{ email: 'nadie' }, { email: 'Escribe un correo válido, como nombre@correo.com.' }],
    [{ email: ['a@correo.mx'] }, { email: 'Escribe tu correo.' }],
  ])('refuses %o at its field', async (input, campos) => {
    const reply = await test.call.reply(session.codeSendMail, input);
    expect(reply).toMatchObject({ status: 400, code: 'invalid_input', campos });
  });

  it('requires a handle and six digits', async () => {
    expect(await test.call.reply(session.validateCode, {})).toMatchObject({
      code: 'invalid_input',
      campos: { keylogin: 'Pide un código para tu correo.', code: 'Escribe el código.' },
    });
    for (const keylogin of [null, 7, {}, ['x'], '', 'x'.repeat(201)])
      expect(await test.call.refused(session.validateCode, { keylogin, code: '123456' })).toBe(
        'invalid_input',
      );
  });
});

describe('an e-mail without a password to restore', () => {
  const unsent: [string, () => Promise<string>][] = [
    ['nobody’s', async () => 'nadie@correo.mx'],
    [
      'of an account that waits for its first password',
      async () => (await makeAccount(test, 'professional')).email,
    ],
    [
      'of a deleted account',
      async () => {
        const { id, email } = await somebody();
        const deleted = { deleted_at: test.services.clock() };
        const { db } = test.services;
        await db.updateTable('account').set(deleted).where('id', '=', id).execute();
        return email;
      },
    ],
  ];

  it.each(unsent)('gets the same answers: %s', async (_whose, emailOf) => {
    const known = (await somebody()).email;
    const unknown = await emailOf();
    const shape = async (reply: Promise<object>) =>
      JSON.stringify(await reply, (key, value: unknown) => (key === 'keylogin' ? '' : value));
    const both = async (ask: (email: string) => Promise<object>) => {
      const [one, two] = [await shape(ask(known)), await shape(ask(unknown))];
      expect(two).toBe(one);
      return one;
    };
    const handles = new Map<string, string>();
    const ask = async (email: string) => {
      const reply = await send(email);
      if ('keylogin' in reply) handles.set(email, reply.keylogin);
      return reply;
    };
    expect(await both(ask)).toContain('success');
    expect(await both(send)).toContain('code_resend_wait');
    const handle = (email: string) => handles.get(email) ?? '';
    expect(handle(unknown)).toHaveLength(handle(known).length);
    const restoring = (email: string) =>
      test.call.reply(session.restorePassword, { keylogin: handle(email), pass });
    expect(await both(restoring)).toContain('restore_not_proved');
    // Right by chance once in a million.
    const wrong = (email: string) => tryCode(handle(email), '123456');
    for (let tries = 0; tries < 5; tries++) expect(await both(wrong)).toContain('code_invalid');
    expect(await both(wrong)).toContain('code_dead');
    test.advance(MINUTE);
    const first = new Map(handles);
    expect(await both(ask)).toContain('success');
    test.advance(MINUTE);
    const second = new Map(handles);
    expect(await both(ask)).toContain('success');
    const late = (earlier: Map<string, string>) => (email: string) =>
      tryCode(earlier.get(email) ?? '', '123456');
    expect(await both(late(first))).toContain('code_dead');
    expect(await both(late(second))).toContain('code_invalid');
    test.advance(10 * MINUTE);
    expect(await both(late(handles))).toContain('code_expired');
    await test.work();
    expect(test.sentTo(known)).toHaveLength(3);
    expect(test.sentTo(unknown)).toEqual([]);
  });

  it.each(unsent)('runs the same statements: %s', async (_whose, emailOf) => {
    const { email } = await somebody();
    const unknown = await emailOf();
    test.advance(MINUTE);
    const known = await statementsOf(() => send(email));
    expect(known.some((statement) => statement.includes('restore_attempt'))).toBe(true);
    expect(await statementsOf(() => send(unknown))).toEqual(known);
  });

  it('is not proved by a right guess', async () => {
    const { keylogin } = await test.call.send(session.codeSendMail, { email: 'otro@correo.mx' });
    const [payload] = await queued();
    const { to, code } = JSON.parse(
      decryptText(test.services.config.secretKeys, Buffer.from(payload?.encrypted ?? '', 'base64')),
    ) as { to: string | null; code: string };
    expect(to).toBe(null);
    expect(await tryCode(keylogin, code ?? '')).toMatchObject({ code: 'code_invalid' });
  });
});
