import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, knowsCaller, ROL, type RolName } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { hashToken, openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { answerAt } from './testing/bare-call.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';

// Generated from the contract, so that new calls are covered automatically.

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
  for (const rol of ROLES) people.set(rol, await MAKE[rol](test.services));
});
afterAll(() => test.close());

const MAKE = { client: makeClient, professional: makeProfessional, admin: makeAdmin };
const ROLES = Object.keys(ROL) as RolName[];
const called = calls.filter(knowsCaller);
const rolesOf = ({ access, alsoAs }: Call) =>
  ROLES.filter((rol) => (access === 'public' ? (alsoAs ?? []) : access).includes(rol));
const cells = called.flatMap((call) => rolesOf(call).map((rol) => [call.path, rol, call] as const));

/** One account of each kind: calls without any input change little of it. */
const people = new Map<RolName, Made>();

/** A session of its own, for calls that end theirs, proved a time ago. */
async function sessionSince(rol: RolName, milliseconds: number): Promise<Credentials> {
  const { services } = test;
  const { id, keylogin } = people.get(rol)!;
  const now = services.clock();
  const session_id = await inTransaction(services.db, (trx) =>
    openSession(trx, { id, rol: ROL[rol] }, { now, userAgent: 'test' }),
  );
  await services.db
    .updateTable('session')
    .set({ proved_at: new Date(now.getTime() - milliseconds) })
    .where('token_hash', '=', hashToken(session_id))
    .execute();
  return { session_id, keylogin };
}

describe.each(cells)('%s for %s', (_path, rol, call) => {
  it('asks for a proof exactly when the contract says so', async () => {
    const fresh = await sessionSince(rol, PROOF_MINUTES * 60_000);
    expect((await answerAt(base, call, fresh)).code).not.toBe('proof_needed');
    const stale = await sessionSince(rol, PROOF_MINUTES * 60_000 + 1);
    const { status, code } = await answerAt(base, call, stale);
    if (call.fresh === true)
      expect({ status, code }).toEqual({ status: 403, code: 'proof_needed' });
    else expect(code).not.toBe('proof_needed');
  });
});
