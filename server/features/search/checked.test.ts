import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfilePublic } from '#contract/search.ts';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordSecurityChange } from '#server/features/accounts/index.ts';
import { makeProfessional, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let ramon: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  ramon = await makeProfessional(test);
});
afterAll(() => test.close());

const checked = async () =>
  (await test.call.send(getProfilePublic, { keylogin: ramon.keylogin })).profile.comprobado.map(
    ({ que }) => que,
  );

const showId = async (at: Date) => {
  const { db } = test.services;
  const sides = ['f'.repeat(24), 't'.repeat(24)];
  const row = { owner_id: ramon.id, purpose: 'identificacion', public: false, key_id: '1' };
  await db
    .insertInto('file')
    .values(sides.map((id) => ({ ...row, id, width: 1, height: 1, bytes: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('profile')
    .set({
      identificacion_frontal: sides[0] ?? null,
      identificacion_trasera: sides[1] ?? null,
      identificacion_at: at,
    })
    .where('account_id', '=', ramon.id)
    .execute();
};

it('says of an ID only what the team saw, and of a phone only what a code proved', async () => {
  expect(await checked()).toEqual(['telefono', 'equipo']);
  const now = test.services.clock();
  await showId(new Date(now.getTime() - DAY));
  expect(await checked()).toEqual(['identidad', 'telefono', 'equipo']);
  // Another ID, after the decision.
  await showId(new Date(now.getTime() + DAY));
  expect(await checked()).toEqual(['telefono', 'equipo']);
  const changed = (at: Date, proved: boolean) =>
    inTransaction(test.services.db, (trx) =>
      recordSecurityChange(trx, ramon.id, 'phone', at, { proved }),
    );
  await changed(now, false);
  expect(await checked()).toEqual(['equipo']);
  await changed(new Date(now.getTime() + 1), true);
  expect(await checked()).toEqual(['telefono', 'equipo']);
  await changed(new Date(now.getTime() + 2), false);
  expect(await checked()).toEqual(['equipo']);
});
