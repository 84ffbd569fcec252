import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDispute, withdrawDispute } from '#contract/disputes.ts';
import { sharedPaths } from '#lib/paths.ts';
import { DAY } from '#lib/mexico-time.ts';
import { disputed } from '#server/features/disputes/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { remindersOf, remindAfter } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('an open dispute', () => {
  it('reminds who has not said their word after two days, once, with the place', async () => {
    const { project } = await disputed(test);
    await remindAfter(test, 2 * DAY - 1000);
    expect(await remindersOf(test, project)).toEqual([]);
    await remindAfter(test, 1000);
    await remindAfter(test, 0);
    const told = await remindersOf(test, project);
    expect(told.map(({ channel, side }) => [channel, side])).toEqual([
      ['whatsapp', 'professional'],
      ['email', 'professional'],
    ]);
    expect(told[0]?.path).toBe(sharedPaths.project(project.client.keylogin, project.id));
    expect(told[0]?.msg).toContain('En la disputa de «Cambio de llave» falta tu versión.');
  });

  it('reminds nobody who has, nor of one that ended', async () => {
    const answered = await disputed(test);
    await answered.project.do(answerDispute, { texto: 'Ya está.' }, answered.project.professional);
    const ended = await disputed(test);
    await ended.project.do(withdrawDispute);
    await remindAfter(test, 2 * DAY);
    for (const { project } of [answered, ended])
      expect(await remindersOf(test, project)).toEqual([]);
  });

  it('is mailed to the team once when five days pass without a ruling', async () => {
    const all = () =>
      test.standIns.outbox
        .list()
        .filter(({ subject }) => subject === 'Disputa sin decidir: Cambio de llave');
    const mails = () => all().length;
    const { project, dispute_id } = await disputed(test);
    const ended = await disputed(test);
    await ended.project.do(withdrawDispute);
    // Those of the tests before come first.
    for (const days of [1, 1, 1, 2]) await remindAfter(test, days * DAY - 250);
    const before = mails();
    await remindAfter(test, 1000);
    await remindAfter(test, DAY);
    expect(mails() - before).toBe(1);
    expect(all().map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`/admin/disputas/${dispute_id}`),
    );
    expect(await toldOf(test, project.id)).toEqual(['version', 'disputa_tarde']);
    expect(await toldOf(test, ended.project.id)).toEqual([]);
  });
});

const toldOf = async ({ services }: TestApp, proposalId: number) => {
  const rows = await services.db
    .selectFrom('reminder')
    .select('name')
    .where('proposal_id', '=', proposalId)
    .where('told', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};
