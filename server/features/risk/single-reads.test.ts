import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getAccountNotes, getUser } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { getCase } from '#contract/cases.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { getProject, getProjectDocuments, getProjectNotes } from '#contract/projects.ts';
import { getReview } from '#contract/reviews.ts';
import { getRiskHit } from '#contract/risk.ts';
import { makeAdmin, makeClient, type Made } from '#demo/factories.ts';
import { SINGLE_READS } from '#domain/risk/reads.ts';
import { disputed } from '#server/features/disputes/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

// What the team opens one by one (4 §I).

let test: TestApp;
let ended: TestProject;
let reader: Made;
beforeAll(async () => {
  test = await startTestApp();
  ended = await projectIn(test, 'finalizada');
});
beforeEach(async () => {
  reader = await makeAdmin(test.services);
});
afterAll(() => test.close());

const read = (call: Call, input: object) => test.call.send(call, input, { as: sessionOf(reader) });
const lines = async () => {
  const { rows } = await sql<{ action: string; subject_id: string; of: string[] }>`
    select l.action, l.subject_id, array(select a.keylogin from audit_person s
      join account a on a.id = s.account_id where s.audit_id = l.id order by a.rol) as of
    from audit_log l where l.admin_id = ${reader.id} order by l.id`.execute(test.services.db);
  return rows.map(({ action, subject_id, of }) => [action, subject_id, ...of]);
};
/** How many times the team read, as the case of many reads says it. */
async function counted(): Promise<number | undefined> {
  await test.work();
  const hit = await test.services.db
    .selectFrom('risk_hit')
    .select('hechos')
    .where('account_id', '=', reader.id)
    .where('regla', '=', 'muchas_lecturas')
    .executeTakeFirst();
  return (hit?.hechos as { lecturas: number } | undefined)?.lecturas;
}
async function idIn(table: 'payment' | 'review' | 'team_case', proposalId: number) {
  const row = await test.services.db
    .selectFrom(table)
    .select('id')
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
  return row.id;
}
async function hitOf({ id }: Made): Promise<number> {
  const hit = { regla: 'muchas_tarjetas', version: 0, sobre: `account:${id}`, stops: false };
  const facts = { account_id: id, hechos: '{}', opened_at: test.services.clock() };
  const row = await test.services.db
    .insertInto('risk_hit')
    .values({ ...hit, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

it('each is a line of the log, once in five minutes, with whom it shows', async () => {
  const { project } = await disputed(test);
  const client = await makeClient(test.services);
  const hit = await hitOf(client);
  const [payment, review] = [await idIn('payment', ended.id), await idIn('review', ended.id)];
  const caso = await idIn('team_case', project.id);
  const both = [ended.client.keylogin, ended.professional.keylogin];
  const opened: [Call, object, number | string, ...string[]][] = [
    [getAccountNotes, { user_id: client.keylogin }, client.keylogin, client.keylogin],
    [getProjectNotes, { id: ended.id }, ended.id, ...both],
    [getProjectDocuments, { id: ended.id }, ended.id, ...both],
    [getPagoDeCliente, { pago_id: payment }, payment, ...both],
    [getReview, { review_id: review }, review, ...both],
    [getCase, { id: caso }, caso, project.client.keylogin, project.professional.keylogin],
    [getRiskHit, { id: hit }, hit, client.keylogin],
  ];
  for (const [call, input] of [...opened, ...opened]) await read(call, input);
  expect(await lines()).toEqual(
    opened.map(([, , id, ...of], at) => [SINGLE_READS[at], String(id), ...of]),
  );
  test.advance(6 * 60_000);
  await read(getReview, { review_id: review });
  expect(await lines()).toHaveLength(opened.length + 1);
});

it('what one screen opens of an account or a project counts once, and by itself as much', async () => {
  const people: string[] = [];
  for (let n = 0; n < 59; n++) people.push((await makeClient(test.services)).keylogin);
  for (const user_id of people.slice(0, 40)) await read(getAccountNotes, { user_id });
  for (const user_id of people.slice(30)) {
    await read(getAccountNotes, { user_id });
    await read(getUser, { user_id });
  }
  expect(await counted()).toBeUndefined();
  for (const call of [getProject, getProjectNotes, getProjectDocuments])
    await read(call, { id: ended.id });
  expect(await counted()).toBe(60);
});

it('cases count little, because they lead on to what counts', async () => {
  for (let n = 0; n < 59; n++) {
    const { keylogin } = await makeClient(test.services);
    await read(getAccountNotes, { user_id: keylogin });
  }
  for (let n = 0; n < 7; n++)
    await read(getRiskHit, { id: await hitOf(await makeClient(test.services)) });
  expect(await counted()).toBeUndefined();
  await read(getRiskHit, { id: await hitOf(await makeClient(test.services)) });
  expect(await counted()).toBe(60);
});
