import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, knowsCaller, ROL, type RolName } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { answerAt } from './testing/bare-call.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';

// Generated from the contract, so that new calls are covered automatically.

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
});
afterAll(() => test.close());

const MAKE = { client: makeClient, professional: makeProfessional, admin: makeAdmin };
const ROLES = Object.keys(ROL) as RolName[];
const called = calls.filter(knowsCaller);
const rolesOf = ({ access, alsoAs }: Call) =>
  ROLES.filter((rol) => (access === 'public' ? (alsoAs ?? []) : access).includes(rol));
const cells = called.flatMap((call) => rolesOf(call).map((rol) => [call.path, rol, call] as const));

async function signedIn(rol: RolName): Promise<Credentials> {
  const { session_id, keylogin } = await MAKE[rol](test.services);
  return { session_id, keylogin };
}

describe.each(cells)('%s for %s', (_path, rol, call) => {
  it('asks for a proof exactly when the contract says so', async () => {
    const as = await signedIn(rol);
    expect((await answerAt(base, call, as)).code).not.toBe('proof_needed');
    test.advance(PROOF_MINUTES * 60_000 + 1);
    const { status, code } = await answerAt(base, call, as);
    if (call.fresh === true)
      expect({ status, code }).toEqual({ status: 403, code: 'proof_needed' });
    else expect(code).not.toBe('proof_needed');
  });
});
