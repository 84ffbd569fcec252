import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { countAnswerTimes } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function write(from: TestAccount, to: TestAccount, msg: string) {
  const { keylogin, session_id } = from;
  const input = { keys: [keylogin, to.keylogin], msg, sender: keylogin };
  return test.call.send(sendMessage, input, { as: { keylogin, session_id } });
}

/** A new client asks twice and is answered after so many minutes, twice. */
async function askedAndAnswered(professional: TestAccount, minutes: number): Promise<void> {
  const client = await makeAccount(test, 'client');
  await write(client, professional, 'Hola, ¿puedes venir?');
  test.advance(minutes * MINUTE);
  await write(client, professional, '¿Sigues ahí?');
  await write(professional, client, 'Sí, ¿a qué hora?');
  test.advance(MINUTE);
  await write(professional, client, 'Puedo a las cinco.');
}

async function foundAsQuick(): Promise<string[]> {
  const { profiles } = await test.call.send(getProfiles, { search: { rapido: true } });
  return profiles.map(({ keylogin }) => keylogin);
}

async function shown(professional: TestAccount): Promise<number | null> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, countAnswerTimes, {}));
  await test.work();
  const { keylogin } = professional;
  return (await test.call.send(getProfilePublic, { keylogin })).profile.responde_en;
}

it('is the median of the first replies, from three conversations on', async () => {
  const professional = await makeProfessional(test);
  await askedAndAnswered(professional, 50);
  await askedAndAnswered(professional, 3 * 60);
  expect(await shown(professional)).toBeNull();
  await askedAndAnswered(professional, 10);
  expect(await shown(professional)).toBe(50);
  // Running it again gives the same.
  expect(await shown(professional)).toBe(50);
  await askedAndAnswered(professional, 20);
  expect(await shown(professional)).toBe(35);
  expect(await foundAsQuick()).toContain(professional.keylogin);
  for (const minutes of [90, 95, 99, 99, 99]) await askedAndAnswered(professional, minutes);
  expect(await shown(professional)).toBeGreaterThan(60);
  expect(await foundAsQuick()).not.toContain(professional.keylogin);
});

it('ignores unanswered messages and conversations that the professional began', async () => {
  const professional = await makeProfessional(test);
  for (let number = 0; number < 3; number++)
    await write(await makeAccount(test, 'client'), professional, 'Hola');
  expect(await shown(professional)).toBeNull();
});

it('ignores conversations older than 90 days', async () => {
  const professional = await makeProfessional(test);
  for (const minutes of [5, 5, 5]) await askedAndAnswered(professional, minutes);
  expect(await shown(professional)).toBe(5);
  test.advance(91 * DAY);
  expect(await shown(professional)).toBeNull();
});
