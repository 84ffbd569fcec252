import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, ROL, servesTeam } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import * as secondFactor from '#contract/second-factor.ts';
import { type Made, makeAdmin } from '#demo/factories.ts';
import { openSession } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { activate } from '#server/features/second-factor/testing.ts';
import { answerAt } from './testing/bare-call.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';

// Where the team needs a second factor, as in production. Generated from the contract, so that new calls are covered.

let test: TestApp;
let base: string;
let without: Made;
let withOne: Made;
beforeAll(async () => {
  test = await startTestApp({ teamFactor: 'required' });
  base = await test.listen();
  without = await makeAdmin(test.services);
  withOne = await makeAdmin(test.services);
  await activate(test, await sessionOf(withOne));
});
afterAll(() => test.close());

/** A session of its own, for calls that end theirs. */
async function sessionOf({ id, keylogin }: Made): Promise<Credentials> {
  const { services } = test;
  const session_id = await inTransaction(services.db, (trx) =>
    openSession(trx, { id, rol: ROL.admin }, { now: services.clock(), userAgent: 'test' }),
  );
  return { session_id, keylogin };
}

/** All that an administrator needs to get a second factor, and to leave. */
const OPEN = new Set([
  '/account/validate_session.php',
  '/account/close_session.php',
  '/account/prove.php',
  ...Object.values(secondFactor)
    .filter((one) => typeof one === 'object' && 'path' in one)
    .map(({ path }) => path),
]);

const cells = calls.filter(servesTeam).map((call): [string, Call] => [call.path, call]);

describe.each(cells)('%s', (path, call) => {
  it('answers an administrator without a second factor exactly where one is got', async () => {
    const { status, code } = await answerAt(base, call, await sessionOf(without));
    if (OPEN.has(path)) expect(code).not.toBe('factor_missing');
    else expect({ status, code }).toEqual({ status: 403, code: 'factor_missing' });
  });

  it('answers one who has a second factor', async () => {
    expect((await answerAt(base, call, await sessionOf(withOne))).code).not.toBe('factor_missing');
  });
});

it('cannot be taken away where it is obligatory', async () => {
  const as = await sessionOf(withOne);
  expect(await test.call.refused(secondFactor.removeTotp, {}, { as })).toBe('factor_required');
});
