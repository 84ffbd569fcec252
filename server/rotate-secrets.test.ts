import { afterAll, beforeAll, expect, it } from 'vitest';
import * as session from '#contract/session.ts';
import * as signUp from '#contract/sign-up.ts';
import { askRestoreCode } from '#server/features/session/restore/testing.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { encryptText } from './encrypt.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import type { SecretKeys } from './secret-keys.ts';

// The key of a running product is changed: what was made with the former one goes on.

let test: TestApp;
let former: SecretKeys;
let both: SecretKeys;
const pass = 'una-clave-larga';
beforeAll(async () => {
  test = await startTestApp();
  former = test.services.config.secretKeys;
  both = ['a newer secret, long enough to be one', ...former];
});
afterAll(() => test.close());

const change = (secretKeys: SecretKeys) => void Object.assign(test.services.config, { secretKeys });

it('a session and codes that were sent before go on under a newer key', async () => {
  const as = await makeAccount(test, 'client', { pass });
  const restoring = await askRestoreCode(test, as.email);
  const { intento } = await test.call.send(signUp.codeSend, { phone: '3399990001' });
  await test.work();
  const code = /\d{6}/.exec(test.sentTo('+523399990001')[0] ?? '')?.[0] ?? '';
  change(both);
  await test.call.send(session.validateSession, {}, { as });
  await test.call.send(session.validateCode, restoring);
  expect(await test.call.reply(signUp.validateCode, { intento, code })).toMatchObject({
    mensaje: 'success',
  });
  change(former);
});

it('what the database keeps encrypted is encrypted anew, once, and what nobody can read is counted', async () => {
  const { db } = test.services;
  const [mine, lost] = [await makeAccount(test, 'client'), await makeAccount(test, 'client')];
  const now = test.services.clock();
  const store = (account_id: number, keys: SecretKeys) =>
    db
      .insertInto('totp')
      .values({
        account_id,
        secret: encryptText(keys, 'SECRETO'),
        last_step: 0,
        confirmed_at: now,
        created_at: now,
      })
      .execute();
  await store(mine.id, former);
  await store(lost.id, ['a key that nobody has any more, long']);
  expect(await rotateSecrets(db, both)).toEqual({ rotated: 1, unreadable: 1 });
  expect(await rotateSecrets(db, both)).toEqual({ rotated: 0, unreadable: 1 });
  // The former key is not needed any more.
  expect(await rotateSecrets(db, [both[0]])).toEqual({ rotated: 0, unreadable: 1 });
});
