import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { openPool } from '#server/db/pool.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a telephone is one of each rol, also while some are under a former key', async () => {
  const { config, clock } = test.services;
  const { phone } = await makeClient(test.services);
  await expect(makeClient(test.services, { phone })).rejects.toThrow('account_phone_unique');
  const fileKeys = [{ id: 'fresh', key: randomBytes(32) }, ...config.fileKeys];
  const { db } = openPool(config.databaseUrl ?? '', { max: 2, onError: () => {}, fileKeys });
  await expect(makeClient({ db, clock }, { phone })).rejects.toMatchObject({
    code: 'phone_in_use',
    campos: { phone: expect.any(String) },
  });
  await makeProfessional({ db, clock }, { phone });
  await db.destroy();
});
