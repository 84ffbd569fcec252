import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getCounts } from '#contract/accounts.ts';
import type { Call, InputOf } from '#contract/call.ts';
import { getConversations, getConversationsNoRead, getMessages } from '#contract/chat.ts';
import { getProposal, markOf } from '#contract/projects.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn } from '#server/testing/project.ts';
import { credentials, person, type TestPerson, write } from './testing.ts';

// Polls run for everybody all the time and mostly find nothing: one statement looks the session up, as in
// every call, and one more answers.

let test: TestApp;
let client: TestPerson;
let others: TestPerson[];

beforeAll(async () => {
  test = await startTestApp();
  client = await person(test, 'client');
  others = [];
  for (let i = 0; i < 30; i++) others.push(await person(test, 'professional'));
  for (const other of others) await write(test, other, client, 'Un mensaje como cualquier otro.');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** The statements of a poll, and the size of its answer. */
async function cost<C extends Call>(call: C, input: InputOf<C>, as: Credentials) {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api${call.path}`,
    payload: { rute: '', session_id: as.session_id, keylogin: as.keylogin, ...(input as object) },
  });
  const statements = queries.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : (query as unknown as { text: string }).text,
  );
  queries.mockRestore();
  const session = statements.filter((text) => text.includes('from "session"'));
  return {
    mensaje: answer.json<{ mensaje: string }>().mensaje,
    session: session.length,
    statements: statements.length - session.length,
    small: answer.rawPayload.length < 1024,
  };
}

const CHEAP = { mensaje: 'success', session: 1, statements: 1, small: true };

it('of an open conversation costs one statement when nothing is new', async () => {
  const [other] = others as [TestPerson];
  const pair = { key_primary: client.keylogin, key_secundary: other.keylogin };
  const { id } = await write(test, client, other, 'Gracias.');
  expect(await cost(getMessages, { ...pair, despues: id }, client)).toEqual(CHEAP);
  // The same while the tab is hidden, and without a conversation.
  expect(await cost(getMessages, { ...pair, despues: id, visto: false }, client)).toEqual(CHEAP);
  const stranger = await person(test, 'client');
  const unknown = { key_primary: stranger.keylogin, key_secundary: other.keylogin, despues: 0 };
  expect(await cost(getMessages, unknown, stranger)).toEqual(CHEAP);
});

it('of the counts costs one statement, with many conversations too', async () => {
  expect(await cost(getConversationsNoRead, {}, client)).toEqual(CHEAP);
  const [professional] = others as [TestPerson];
  for (const asker of [client, professional])
    expect(await cost(getCounts, {}, asker)).toEqual(CHEAP);
});

it('of the list costs one statement after its mark, with many conversations too', async () => {
  const { marca, conversations } = await test.call.send(
    getConversations,
    {},
    { as: credentials(client) },
  );
  expect(conversations).toHaveLength(others.length);
  expect(await cost(getConversations, { desde: marca }, client)).toEqual(CHEAP);
});

it('of a project costs one statement while nothing changed, and reports each change', async () => {
  const project = await projectIn(test, 'completado');
  const { client: paying, professional } = project;
  const pair = { key_primary: paying.keylogin, key_secundary: professional.keylogin };
  const look = (desde: string) => test.call.send(getProposal, { ...pair, desde }, { as: paying });

  const before = markOf(await project.view());
  expect(await cost(getProposal, { ...pair, desde: before }, paying)).toEqual(CHEAP);
  expect(await look(before)).toMatchObject({ proposal: null, cambios: false });
  // A review counts as a change although the proposal's terms stay.
  await project.review('professional');
  const { proposal, cambios } = await look(before);
  expect([cambios, proposal?.receiver_review]).toEqual([true, 1]);
  expect(await look(markOf(proposal))).toMatchObject({ proposal: null, cambios: false });

  const [other] = others as [TestPerson];
  const none = { key_primary: client.keylogin, key_secundary: other.keylogin };
  const marked = { ...none, desde: markOf(null) };
  expect(await cost(getProposal, marked, client)).toEqual(CHEAP);
});
