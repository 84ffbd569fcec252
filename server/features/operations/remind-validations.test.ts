import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { remindValidations } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DAY = 24 * 60 * 60_000;

/** What the team was mailed about validations by the morning's job. */
async function mailed(): Promise<(string | undefined)[]> {
  const before = test.standIns.outbox.list().length;
  await inTransaction(test.services.db, (trx) => enqueue(trx, remindValidations, {}));
  await test.work();
  const sent = test.standIns.outbox.list();
  return sent.slice(0, sent.length - before).map(({ subject }) => subject);
}

it('tells the team once a morning of those who have waited for more than a day', async () => {
  await makeProfessional(test, { validacion: 'validado' });
  await makeProfessional(test, { validacion: 'pendiente' });
  expect(await mailed()).toEqual([]);
  test.advance(DAY + 1);
  expect(await mailed()).toEqual(['Una validación espera']);
  await makeProfessional(test, { validacion: 'pendiente' });
  expect(await mailed()).toEqual(['Una validación espera']);
  test.advance(DAY + 1);
  expect(await mailed()).toEqual(['2 validaciones esperan']);
});
