import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, COMMON_ERRORS, ROL, type RolName, SESSION_ERRORS } from '#contract/call.ts';
import { ERRORS } from '#contract/errors.ts';
import { calls } from '#contract/index.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { pair } from './calls/mount.ts';
import { handlers } from './features/index.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { answerAt } from './testing/bare-call.ts';
import type { Credentials } from './testing/call.ts';

// Generated from the contract, so that new calls are covered automatically.

const rolNames = Object.keys(ROL) as RolName[];
const LOST = { status: 401, code: 'session_not_found' };
const REFUSALS: readonly string[] = SESSION_ERRORS;

let test: TestApp;
let base: string;
const people = {} as Record<RolName, Credentials>;
/** Sessions that would be valid if their accounts were in use. */
const gone = {} as Record<'suspended' | 'deleted', Record<RolName, Credentials>>;

beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
  people.client = await makeClient(test.services);
  people.professional = await makeProfessional(test.services);
  people.admin = await makeAdmin(test.services);
  const at = test.services.clock();
  const out = {
    suspended: { suspended_at: at, suspended_by: 1, suspended_motivo: 'Cobros por fuera' },
    deleted: { deleted_at: at },
  };
  for (const state of ['suspended', 'deleted'] as const) {
    const made = {
      client: await makeClient(test.services),
      professional: await makeProfessional(test.services),
      admin: await makeAdmin(test.services),
    };
    const ids = Object.values(made).map(({ id }) => id);
    await test.services.db.updateTable('account').set(out[state]).where('id', 'in', ids).execute();
    gone[state] = made;
  }
});
afterAll(() => test.close());

const answer = (call: Call, who: Partial<Credentials>) => answerAt(base, call, who);

describe.each(calls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it('declares everything', () => {
    expect(call.path).toMatch(/^\/[\w/-]+\.php$/);
    expect(call.access === 'public' || call.access.length > 0).toBe(true);
    expect(call.input).toBeDefined();
    expect(call.output).toBeDefined();
    expect(call.limit.max).toBeGreaterThan(0);
    for (const code of [...call.errors, ...COMMON_ERRORS]) expect(ERRORS).toHaveProperty(code);
  });

  if (call.access === 'public') {
    it('answers anyone', async () => {
      expect(REFUSALS).not.toContain((await answer(call, {})).code);
    });
    if (!call.alsoAs) return;
    it.each(rolNames)('answers rol %s', async (name) => {
      const { session_id, keylogin } = people[name];
      expect(REFUSALS).not.toContain((await answer(call, { session_id, keylogin })).code);
    });
    it.each(rolNames)('refuses a suspended and a deleted rol %s', async (name) => {
      for (const { [name]: who } of Object.values(gone)) {
        const { session_id, keylogin } = who;
        expect(await answer(call, { session_id, keylogin })).toEqual(LOST);
      }
    });
    it('refuses session fields that do not hold', async () => {
      const { session_id, keylogin } = people.admin;
      const broken = [
        [{ session_id }, 'no_session'],
        [{ keylogin }, 'no_session'],
        [{ session_id: 'x'.repeat(43), keylogin }, 'session_not_found'],
        [{ session_id, keylogin: people.client.keylogin }, 'session_not_found'],
      ] as const;
      for (const [who, code] of broken)
        expect(await answer(call, who)).toEqual({ status: 401, code });
    });
    return;
  }

  const access = call.access;
  const allowed = rolNames.filter((name) => access.includes(name));
  const refused = rolNames.filter((name) => !access.includes(name));

  it('refuses visitors', async () => {
    expect(await answer(call, {})).toEqual({ status: 401, code: 'no_session' });
    const halves = [{ session_id: people.client.session_id }, { keylogin: people.client.keylogin }];
    for (const half of halves) expect((await answer(call, half)).code).toBe('no_session');
  });

  it('refuses an unknown session, and keys that are not text', async () => {
    const { keylogin } = people.client;
    const unknown = await answer(call, { session_id: 'x'.repeat(43), keylogin });
    expect(unknown).toEqual({ status: 401, code: 'session_not_found' });
    const odd = { session_id: { $ne: '' }, keylogin: ['x'] } as unknown as Credentials;
    expect((await answer(call, odd)).status).toBe(401);
  });

  const stolen = (name: RolName) => {
    const other = people[name === 'client' ? 'professional' : 'client'];
    return { session_id: people[name].session_id, keylogin: other.keylogin };
  };
  if (call.aboutKeylogin)
    it.each(rolNames)('asks as rol %s about the person of the keylogin', async (name) => {
      const asked = allowed.includes(name) ? 'ok' : 'forbidden';
      expect(await answer(call, stolen(name))).toMatchObject({ code: asked });
      // The session goes on.
      expect(await answer(call, people[name])).toMatchObject({ code: asked });
    });
  else
    it.each(rolNames)("refuses a session of rol %s with somebody else's keylogin", async (name) => {
      expect(await answer(call, stolen(name))).toEqual(LOST);
    });

  it.each(allowed)('lets rol %s in', async (name) => {
    // Uses a session of its own, because closing it would affect the other calls.
    const who = call.path.endsWith('close_session.php')
      ? await { client: makeClient, professional: makeProfessional, admin: makeAdmin }[name](
          test.services,
        )
      : people[name];
    const { session_id, keylogin } = who;
    expect(REFUSALS).not.toContain((await answer(call, { session_id, keylogin })).code);
  });

  if (refused.length > 0)
    it.each(refused)('refuses rol %s', async (name) => {
      const { session_id, keylogin } = people[name];
      expect(await answer(call, { session_id, keylogin })).toEqual({
        status: 403,
        code: 'forbidden',
      });
    });

  it.each(allowed)('refuses an expired session of rol %s', async (name) => {
    const own = { client: makeClient, professional: makeProfessional, admin: makeAdmin }[name];
    const { session_id, keylogin } = await own(test.services);
    await test.services.db
      .updateTable('session')
      .set({ expires_at: test.services.clock() })
      .where('account_id', 'in', (db) =>
        db.selectFrom('account').select('id').where('keylogin', '=', keylogin),
      )
      .execute();
    expect(await answer(call, { session_id, keylogin })).toEqual({
      status: 401,
      code: 'session_not_found',
    });
  });

  it.each(rolNames)('refuses a suspended and a deleted rol %s', async (name) => {
    for (const { [name]: who } of Object.values(gone)) {
      const { session_id, keylogin } = who;
      expect(await answer(call, { session_id, keylogin })).toEqual(LOST);
    }
  });
});

describe('the start', () => {
  const [first] = calls;
  it('stops on a call without access', () => {
    const open = { ...first, access: undefined } as unknown as Call;
    expect(() => pair(handlers, [open])).toThrow(/no access rule/);
    const empty = { ...first, access: [] } as unknown as Call;
    expect(() => pair(handlers, [empty])).toThrow(/no access rule/);
  });

  it('stops on a call that is for some and also for some', () => {
    const twice = { ...first, access: ['admin'], alsoAs: ['admin'] } as unknown as Call;
    expect(() => pair(handlers, [twice])).toThrow(/two access rules/);
  });

  it('stops on a call without handler, a handler without call, and two handlers', () => {
    expect(() => pair(handlers.slice(1))).toThrow(/no handler for/);
    expect(() => pair(handlers, calls.slice(1))).toThrow(/which the contract lacks/);
    expect(() => pair([...handlers, ...handlers.slice(0, 1)])).toThrow(/two handlers/);
  });
});

describe('what is not in the contract', () => {
  it('is answered in the same shape', async () => {
    const reply = await fetch(`${base}/api/admin/accounts/everything.php`, { method: 'POST' });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({
      mensaje: 'Esta dirección no existe.',
      code: 'unknown_call',
    });
  });
});
