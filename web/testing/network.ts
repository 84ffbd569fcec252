import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { type Campos, type ErrorCode, textOf } from '#contract/errors.ts';
import type { Failure } from './failures.ts';

// The network of a component test: each call of the contract answers what the test says, and one that the test
// does not mention fails it.

/** The fields of a request; in a form with files nested ones are JSON (decisions §1). */
type Body = Record<string, unknown>;
type Reply = (body: Body) => Response | Promise<Response>;

const replies = new Map<string, Reply>();
const answered: { path: string; body: Body }[] = [];
const faults: string[] = [];
let silent = false;

/** A call succeeds from now on. */
export const answer = <C extends Call>(call: C, output: OutputOf<C>): void =>
  answerEach(call, () => output);

/** The same, with an answer for each request. What the server would not answer fails the test. */
export function answerEach<C extends Call>(call: C, answerTo: (body: Body) => OutputOf<C>): void {
  reply(call, (body) => {
    const { data, error } = call.output.safeParse(answerTo(body));
    if (!error) return Response.json({ mensaje: 'success', ...(data as object) });
    // The page would take the error for a lost connection, of which some screens say nothing.
    faults.push(`${call.path} is not answered by contract: ${error.message}`);
    throw error;
  });
}

/** A call fails in this way from now on. */
export const fail = (call: Call, { reply: failed }: Failure): void => reply(call, failed);

/** A call is refused from now on: with the text of the error catalogue, and those of fields. */
export const refuse = (call: Call, code: ErrorCode, campos: Campos = {}): void =>
  reply(call, () => Response.json({ mensaje: textOf(code), code, campos }, { status: 400 }));

/** Whether a test has said already how a call answers. */
export const isAnswered = ({ path }: Call): boolean => replies.has(path);

/** A call answers this from now on, whatever the contract says. */
export function reply({ path }: Call, how: Reply): void {
  replies.set(path, how);
}

/** No call is answered any more: everything on a screen is still on its way. */
export const answerNothing = (): void => void (silent = true);

/** The inputs with which a call was made, of the requests that are over, answered or failed. */
export const asked = <C extends Call>({ path }: C): InputOf<C>[] =>
  answered.filter((request) => request.path === path).map(({ body }) => body as InputOf<C>);

/** Begins a test: nothing is answered yet. */
export function resetNetwork(): void {
  replies.clear();
  answered.length = 0;
  faults.length = 0;
  silent = false;
}

/** The calls that were made without an answer of the test, and answers that break the contract. */
export const faultsOfNetwork = (): readonly string[] => faults;

const browserFetch = globalThis.fetch;

globalThis.fetch = async (request, init) => {
  const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
  if (!pathname.startsWith('/api/')) return browserFetch(request, init);
  if (silent) return new Promise(() => {});
  const path = pathname.slice('/api'.length);
  const how = replies.get(path);
  if (!how) faults.push(`${path} has no answer`);
  const body = bodyOf(init?.body);
  try {
    // A request takes a moment, in which a form is busy.
    await Promise.resolve();
    if (!how) throw new TypeError(`The test does not say what ${path} answers.`);
    return await how(body);
  } finally {
    answered.push({ path, body });
  }
};

function bodyOf(body: BodyInit | null | undefined): Body {
  if (typeof body === 'string') return JSON.parse(body) as Body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
}

/** As much of XMLHttpRequest as web/api/upload.ts needs, answered in the same way. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  responseText = '';
  #address = '';

  open(_method: string, address: string): void {
    this.#address = address;
  }

  setRequestHeader(): void {}

  send(body: FormData | string): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 1 }));
    this.upload.dispatchEvent(new Event('load'));
    void this.#receive(body);
  }

  async #receive(body: FormData | string): Promise<void> {
    try {
      const response = await fetch(this.#address, { method: 'POST', body });
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
    this.dispatchEvent(new Event('loadend'));
  }
}

globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
