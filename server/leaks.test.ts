import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { stream } from '#contract/chat.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { calls } from '#contract/index.ts';
import * as session from '#contract/session.ts';
import { validateLogin } from '#contract/session.ts';
import * as signUp from '#contract/sign-up.ts';
import { makeAdmin } from '#demo/factories.ts';
import { buildApp } from './app.ts';
import type { Services } from './context.ts';
import { openPool } from './db/pool.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type Caller, caller, type Credentials } from './testing/call.ts';

// Generated from the contract: whatever goes wrong, replies contain a sentence and nothing internal; and
// whatever people send, no secret of it reaches the log.

const MARK = /zafiro|918273|3399887766/;
const SECRETS = {
  session_id: 'zafiro'.repeat(7),
  keylogin: 'zafiro-de-la-cuenta',
  pass: 'zafiro-clave-2026',
  confirm_pass: 'zafiro-clave-2026',
  code: '918273',
  phone: '3399887766',
  telefono: '3399887766',
  email: 'zafiro@correo.mx',
  correo: 'zafiro@correo.mx',
  id_sms: 'zafiro-del-enlace',
  clave: 'zafiro-del-enlace',
  clabe: 'zafiro-clabe',
  msg: 'zafiro',
};
const NESTED = ['account', 'address', 'prof', 'proposal', 'formContact', 'review', 'search'];
const BODY = { ...SECRETS, ...Object.fromEntries(NESTED.map((name) => [name, SECRETS])) };

let test: TestApp;
let admin: Credentials;
const lines: string[] = [];
const opened: FastifyInstance[] = [];

/** The application as in production, with its log captured. */
async function open(changes: Partial<Services> = {}): Promise<FastifyInstance> {
  const { services } = test;
  const config = { ...services.config, environment: 'production', logLevel: 'debug' } as const;
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ ...services, config, ...changes }, { logTo });
  opened.push(app);
  return app;
}

beforeAll(async () => {
  test = await startTestApp();
  const { session_id, keylogin } = await makeAdmin(test.services);
  admin = { session_id, keylogin };
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await test.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const HEADERS = {
  cookie: 'alta=zafiro-galleta; otra=zafiro',
  authorization: 'Bearer zafiro',
  'user-agent': 'zafiro',
  'x-session-id': 'zafiro',
};

/** Valid and odd spellings of the body. */
function* requests({ path }: Call): Generator<InjectOptions> {
  const url = `/api${path}`;
  const form = new FormData();
  for (const [name, value] of Object.entries(BODY))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const odd = Object.fromEntries(Object.entries(BODY).map(([name, value]) => [name, [value]]));
  const text = JSON.stringify(BODY);
  const post = { method: 'POST', url, headers: HEADERS } as const;
  yield { ...post, payload: BODY };
  yield { ...post, payload: { ...BODY, ...admin } };
  yield { ...post, payload: odd };
  yield { ...post, payload: form };
  yield { ...post, url: `${url}?session_id=zafiro&pass=zafiro`, payload: {} };
  yield { ...post, headers: { ...HEADERS, ...JSON_TYPE }, payload: text.slice(0, -1) };
  yield { ...post, headers: { ...HEADERS, 'content-type': 'text/plain' }, payload: text };
  yield { ...post, method: 'GET', url: `${url}?session_id=zafiro` };
}

const answering = calls.filter(({ path }) => path !== stream.path);
const sentence = (code: ErrorCode) => ({ mensaje: ERRORS[code][1], code });

it('the log keeps no secret of what is sent, however it is sent', async () => {
  const app = await open();
  for (const call of answering)
    for (const request of requests(call)) {
      const before = lines.length;
      await app.inject(request);
      expect(lines.length).toBeGreaterThan(before);
      expect.soft(lines.slice(before).join(''), call.path).not.toMatch(MARK);
    }
  await app.inject({ url: '/m/ca/zafiro-del-enlace', headers: HEADERS });
  await app.inject({ url: '/invitacion/zafiro-del-enlace', headers: HEADERS });
  await app.inject({ url: '/api/files/x?f=zafiro&v=1', headers: HEADERS });
  expect(lines.join('')).not.toMatch(MARK);
});

it('the log keeps no secret of a sign-up, a login and a restored password', async () => {
  const send: Caller['send'] = caller(await open()).send;
  const from = lines.length;
  const { phone, email, pass } = SECRETS;
  // Both got a code already.
  test.advance(61_000);
  const { cookies } = await send(signUp.codeSend, { phone });
  await test.work();
  const [text = ''] = test.sentTo(`+52${phone}`);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await send(signUp.validateCode, { code }, { cookies });
  const account = { nombre: 'Clara', apellidos: 'Ríos', email, pass, phone, terms: true };
  await send(signUp.create, { account }, { cookies });
  const { session_id } = await send(validateLogin, { email, pass });
  const { keylogin } = await send(session.codeSendMail, { email });
  await test.work();
  const mailed = /\b\d{6}\b/.exec(test.sentTo(email)[0] ?? '')?.[0] ?? '';
  await send(session.validateCode, { keylogin, code: mailed });
  await send(session.restorePassword, { keylogin, pass: `${pass}-nueva` });

  const log = lines.slice(from).join('');
  expect(log).not.toMatch(MARK);
  expect(log).toContain('/api/verify-account/restore_password.php');
  const token = cookies.split('=')[1] ?? '';
  for (const secret of [code, mailed, token, session_id, keylogin]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});

describe('when everything breaks inside', () => {
  const broken = new Proxy({} as Services['db'], {
    get: () => {
      throw new Error('relation "account" at /srv/zafiro: select pass from account');
    },
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open({ db: broken, clock: () => broken as never });
  });

  it.each(answering.map((call) => [call.path, call] as const))(
    '%s says that, and nothing else',
    async (_path, call) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/api${call.path}`,
        payload: { ...BODY, ...admin },
      });
      expect(statusCode).toBe(500);
      expect(JSON.parse(body)).toEqual(sentence('internal'));
    },
  );
});

describe('when the database is not there', () => {
  const { db, pool } = openPool('postgres://zafiro:zafiro@127.0.0.1:1/zafiro', {
    max: 2,
    onError: () => {},
  });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open({ db });
  });
  afterAll(() => pool.end());

  it.each(answering.map((call) => [call.path, call] as const))(
    '%s says that it passes',
    async (_path, call) => {
      const from = lines.length;
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `/api${call.path}`,
        // A signed one is read without the database.
        payload: { ...BODY, ...admin, clave: undefined },
      });
      const said = JSON.parse(body) as { mensaje: string };
      // Calls without a database still work, and input errors come first.
      if (said.mensaje !== 'success' && statusCode !== 400)
        expect([statusCode, said]).toEqual([503, sentence('unavailable')]);
      expect(lines.slice(from).join('')).not.toMatch(MARK);
    },
  );
});
