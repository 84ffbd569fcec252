import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage, sendRequest } from '#contract/chat.ts';
import { beginProposal } from '#contract/projects.ts';
import { FIRST_CONTACT_WINDOW_MS } from '#domain/chat/first-contacts.ts';
import { formatMoment } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { credentials, messageOf, person, refusal, type TestPerson, write } from './testing.ts';

let test: TestApp;
let another: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  another = await test.another();
});
afterAll(async () => {
  await another.close();
  await test.close();
});

const people = (rol: 'client' | 'professional', count: number) =>
  Promise.all(Array.from({ length: count }, () => person(test, rol)));

const begunBy = ({ id }: TestPerson) =>
  test.services.db
    .selectFrom('conversation')
    .select('id')
    .where('started_by', '=', id)
    .execute()
    .then((rows) => rows.length);

const TOO_MANY = {
  status: 429,
  code: 'first_contacts_too_many',
};

const request = (to: readonly TestPerson[], client_id: string) => ({
  recipients: to.map(({ keylogin }) => keylogin),
  msg: 'Solicitud de servicio: Plomería',
  client_id,
});

it.each([
  ['client', 'professional', 20],
  ['professional', 'client', 10],
] as const)('of thirty at once of a %s by two processes passes the limit', async (a, b, most) => {
  const caller = await person(test, a);
  const others = await people(b, 30);
  const replies = await Promise.all(
    others.map((other, n) =>
      (n % 2 ? test : another).call.reply(sendMessage, messageOf(caller, other, 'Hola'), {
        as: credentials(caller),
      }),
    ),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30 - most);
  expect(refused[0]).toMatchObject(TOO_MANY);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(await begunBy(caller)).toBe(most);

  // Existing conversations go on, and a day later there is a new allowance.
  const known = others[replies.findIndex(({ status }) => status === 200)] ?? caller;
  await write(test, caller, known, 'Otra vez');
  const stranger = others[replies.findIndex(({ status }) => status === 429)] ?? caller;
  test.advance(FIRST_CONTACT_WINDOW_MS - 1);
  const free = formatMoment(test.services.clock().getTime() + 1);
  expect(await refusal(test, caller, stranger, 'Hola')).toMatchObject({
    ...TOO_MANY,
    mensaje: `Ya empezaste ${most} conversaciones en las últimas 24 horas. Sigue en las que ya tienes; podrás empezar otras desde el ${free}.`,
  });
  test.advance(1);
  await write(test, caller, stranger, 'Hola');
});

it('does not count repeats, retries, conversations started by others, or refusals', async () => {
  const client = await person(test, 'client');
  const [first, second, ...others] = await people('professional', 22);
  if (!first || !second) throw new Error('nobody to write to');
  await write(test, second, client, 'Buenas tardes');
  await write(test, client, second, 'Hola');
  await Promise.all(
    [1, 2, 3, 4].map(() => write(test, client, first, 'Hola', { client_id: 'primer-mensaje' })),
  );
  expect((await refusal(test, client, first, '')).status).toBe(400);
  expect(await begunBy(client)).toBe(1);
  for (const other of others.slice(0, 19)) await write(test, client, other, 'Hola');
  const last = others[19] ?? first;
  expect(await refusal(test, client, last, 'Hola')).toMatchObject(TOO_MANY);
  expect(await begunBy(client)).toBe(20);
});

it('counts each recipient of a request, all or none, without deadlocks', async () => {
  const client = await person(test, 'client');
  const others = await people('professional', 24);
  const as = credentials(client);
  const ask = (from: number, to: number, n: number) =>
    (n % 2 ? test : another).call.reply(
      sendRequest,
      request(others.slice(from, to), `solicitud-${n}`),
      { as },
    );
  // Requests to eighteen people that overlap, in both directions.
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n * 2, n * 2 + 4, n)));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await begunBy(client)).toBe(18);
  expect(await ask(20, 23, 20)).toMatchObject({
    ...TOO_MANY,
    mensaje: expect.stringMatching(/^En 24 horas puedes empezar 20 conversaciones y te quedan 2\./),
  });
  expect(await begunBy(client)).toBe(18);
  expect((await ask(16, 20, 21)).status).toBe(200);
  expect((await ask(16, 20, 21)).status).toBe(200);
  expect(await begunBy(client)).toBe(20);
  expect(await ask(20, 21, 22)).toMatchObject(TOO_MANY);
});

it('counts a proposal to a stranger, and never an administrator', async () => {
  const professional = await person(test, 'professional');
  const admin = await person(test, 'admin');
  const clients = await people('client', 22);
  const propose = (as: TestPerson, { keylogin: sender }: TestPerson) =>
    test.call.reply(
      beginProposal,
      { proposal: { sender, titulo: 'Pintar' } },
      {
        as: credentials(as),
      },
    );
  const begun = await Promise.all(clients.map((client) => propose(professional, client)));
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(begun.find(({ status }) => status !== 200)).toMatchObject(TOO_MANY);
  // The same draft again counts nothing.
  const known = clients[begun.findIndex(({ status }) => status === 200)] ?? professional;
  expect((await propose(professional, known)).status).toBe(200);
  for (const client of clients) expect((await propose(admin, client)).status).toBe(200);
});
