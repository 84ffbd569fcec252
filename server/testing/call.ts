import type { FastifyInstance } from 'fastify';
import { type Call, errorsOf, type InputOf, type OutputOf } from '#contract/call.ts';
import { type Campos, statusOf } from '#contract/errors.ts';

export interface Credentials {
  readonly session_id: string;
  readonly keylogin: string;
}

export type Reply<C extends Call> = {
  status: number;
  cookies: string;
} & (({ mensaje: 'success' } & OutputOf<C>) | { mensaje: string; code: string; campos?: Campos });

interface TestImage {
  readonly name: string;
  readonly content: Buffer;
}

interface CallOptions {
  as?: Credentials | undefined;
  images?: Record<string, TestImage | readonly TestImage[]>;
  /** The Cookie header of a browser. */
  cookies?: string;
  headers?: Record<string, string>;
  /** The network address from which it comes. */
  from?: string;
  /** Whether a call that needs a proof gets one and is sent again, as a browser does; by default it is. */
  proves?: boolean;
}

export interface Caller {
  /** The reply, whatever it is. */
  reply<C extends Call>(call: C, input: unknown, options?: CallOptions): Promise<Reply<C>>;
  /** The output of a success; anything else fails the test. */
  send<C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<OutputOf<C> & { cookies: string }>;
  /** The code of a failure; a success fails the test. */
  refused<C extends Call>(call: C, input: unknown, options?: CallOptions): Promise<string>;
}

/** Gives a session the proof that a password gives: accounts of tests have none. */
type Prove = (session: Credentials) => Promise<unknown>;

/** Calls like a browser, over HTTP, through the whole application. */
export function caller(app: FastifyInstance, prove?: Prove): Caller {
  const reply: Caller['reply'] = async (call, input, options = {}) => {
    const { as, proves = true } = options;
    const answer = await once(call, input, options);
    if (!prove || !as || !proves || !('code' in answer) || answer.code !== 'proof_needed')
      return answer;
    await prove(as);
    return once(call, input, options);
  };
  const once: Caller['reply'] = async (call, input, options = {}) => {
    const { as, images, cookies, headers, from } = options;
    // Only these of whoever calls: what else a test knows of them may be a field of the call.
    const session = as && { session_id: as.session_id, keylogin: as.keylogin };
    const body = { rute: '', ...session, ...(input as object) };
    const answer = await app.inject({
      method: 'POST',
      url: `/api${call.path}`,
      ...(from !== undefined && { remoteAddress: from }),
      headers: { ...(cookies && { cookie: cookies }), ...headers },
      // FormData and plain objects are encoded by inject itself.
      payload: images ? form(body, images) : body,
    });
    const set = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const said = answer.json<{ code?: string }>();
    expectDeclared(call, answer.statusCode, said);
    return { status: answer.statusCode, cookies: set, ...said } as never;
  };
  return {
    reply,
    async send(call, input, options) {
      const answer = await reply(call, input, options);
      if (answer.mensaje !== 'success')
        throw new Error(`${call.path} was refused: ${JSON.stringify(answer)}`);
      return answer as Extract<typeof answer, { mensaje: 'success' }>;
    },
    async refused(call, input, options) {
      const answer = await reply(call, input, options);
      if (!('code' in answer) || answer.mensaje === 'success')
        throw new Error(`${call.path} was not refused: ${JSON.stringify(answer)}`);
      return String(answer.code);
    },
  };
}

/** Whatever a test provokes, a call answers only the failures that the contract and its document name. */
function expectDeclared(call: Call, status: number, said: { code?: string }): void {
  if (status === 200) return;
  const declared = errorsOf(call).find((code) => code === said.code);
  if (!declared || statusOf(declared) !== status)
    throw new Error(`${call.path} answered ${status} ${said.code}, which it does not declare`);
}

function form(body: object, images: NonNullable<CallOptions['images']>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [field, files] of Object.entries(images))
    for (const { name, content } of [files].flat())
      data.append(field, new Blob([new Uint8Array(content)]), name);
  return data;
}
