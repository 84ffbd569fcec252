import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeSend } from '#contract/sign-up.ts';
import { codeSendMail, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { sendSetUpLink } from '#server/features/accounts/index.ts';
import { invite } from '#server/features/administrators/invitations/invite.ts';
import { newcomer } from '#server/features/administrators/invitations/testing.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { contactOf } from '#server/features/accounts/contact-change/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { forgetEnded } from '#server/jobs/kinds.ts';

const DAY = 24 * 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const count = async (from: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(
    test.services.db,
  );
  return rows[0]?.n;
};

const forget = async () => {
  await inTransaction(test.services.db, (trx) => enqueue(trx, forgetEnded, {}));
  await test.work();
};

it('deletes what has expired and nothing else', async () => {
  const client = await makeClient(test.services);
  await makeAdmin(test.services);
  await test.call.send(codeSend, { phone: '3312345678' });
  await test.call.send(codeSendMail, { email: 'nadie@correo.mx' });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(
    test.services.db,
  );
  await forget();
  expect(await count('graphile_worker.jobs')).toBe(0);
  expect(await count('sign_up_attempt')).toBe(1);
  expect(await count('restore_attempt')).toBe(1);
  expect(await count('session')).toBe(2);
  expect(await count('rate_limit')).toBeGreaterThan(0);

  test.advance(DAY + 1);
  await forget();
  expect(await count('sign_up_attempt')).toBe(0);
  expect(await count('restore_attempt')).toBe(0);
  expect(await count('rate_limit')).toBe(0);
  // An administrator's session lasts twelve hours, a client's thirty days.
  expect(await count('session')).toBe(1);
  const { session_id, keylogin } = client;
  await test.call.send(validateSession, {}, { as: { session_id, keylogin } });
});

it('deletes an unsent link’s secret after a day, and the link a year after it expired', async () => {
  const invited = await makeProfessional(test.services);
  const { config } = test.services;
  const now = test.services.clock();
  await inTransaction(test.services.db, async (trx) => {
    await sendSetUpLink(trx, invited, { config, now });
    await sql`delete from graphile_worker._private_jobs`.execute(trx);
  });
  const encrypted = 'notification where encrypted_path is not null';
  await forget();
  expect(await count(encrypted)).toBe(1);
  test.advance(DAY + 1);
  await forget();
  expect(await count(encrypted)).toBe(0);
  expect(await count('notification')).toBe(1);
  expect(await count('setup_link')).toBe(1);
  test.advance(380 * DAY);
  await forget();
  expect(await count('setup_link')).toBe(0);
});

it('deletes an invitation to the team a month after it expired', async () => {
  const { config, db } = test.services;
  const now = test.services.clock();
  await inTransaction(db, (trx) => invite(trx, newcomer(), { by: null, config, now }));
  test.advance(33 * DAY);
  await forget();
  expect(await count('administrator_invitation')).toBe(1);
  test.advance(1);
  await forget();
  expect(await count('administrator_invitation')).toBe(0);
});

it('deletes what was asked for of an account and not proved in a day', async () => {
  const client = await makeClient(test.services);
  await contactOf(test, client).askPhone('3312345679');
  for (const left of [1, 0]) {
    await forget();
    expect(await count('contact_change')).toBe(left);
    expect(await count('contact_code')).toBe(left);
    test.advance(DAY + 1);
  }
});
