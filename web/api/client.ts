import { local } from '#lib/browser-storage.ts';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import type { Campos, ErrorCode } from '#contract/errors.ts';
import { isCall } from '#contract/is-call.ts';
import { isLostSession } from '#contract/lost-session.ts';
import { type Credentials, readCredentials } from './session-store.ts';
import { learnServerTime } from './server-clock.ts';
import { upload } from './upload.ts';

/** Besides the server's errors: it was not reached, the browser has no storage, or a device did not prove its owner. */
type FailureCode = ErrorCode | 'network' | 'storage' | 'device';

/** A call that failed, with the sentence to show (1 §8: the server's, else the call's own). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: FailureCode;
  readonly campos: Campos;

  constructor(mensaje: string, code: FailureCode, campos: Campos = {}) {
    super(mensaje);
    this.code = code;
    this.campos = campos;
  }
}

export interface SendOptions {
  /** Images of a multipart call, by field; in an indexed list, by the name of each part (`imagenes[0][file]`). */
  images?: Record<string, File | readonly File[]>;
  /** Receives the share that has been sent, from 0 to 1; at 1 the server starts to process it. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** Sends the session with a public call too, for calls that answer signed-in users more. */
  withSession?: boolean;
  /** Sends these credentials instead of the stored ones. */
  as?: Credentials;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Replaces the call's texts where the screen addresses somebody else. */
  texts?: Call['texts'];
}

interface Reply {
  mensaje?: unknown;
  code?: ErrorCode;
  campos?: Campos;
}

type Exchange = (call: Call, body: Record<string, unknown>, options: SendOptions) => Promise<Reply>;

/** Pages rendered on the server call in process: the server stores its own exchange under this symbol. */
const ON_SERVER = Symbol.for('maestros.exchange');

async function send(call: Call, input: unknown, options: SendOptions): Promise<unknown> {
  // On the server, calls are made for many visitors at once.
  if (typeof document === 'undefined') return sendOnce(call, input, options);
  try {
    const reply = await sendOnce(call, input, options);
    const failed = failures.get(call.path);
    failures.delete(call.path);
    if (failed && Date.now() - failed.at < SHOWN_MS) onRecovery(failed.texts);
    return reply;
  } catch (error) {
    if (error instanceof ApiError) {
      const texts = new Set(failures.get(call.path)?.texts).add(error.message);
      failures.set(call.path, { texts, at: Date.now() });
    }
    throw error;
  }
}

/** No message about a failure is shown longer; another call may have the same text later. */
const SHOWN_MS = 10_000;

/** The texts with which each call has failed since it last succeeded, and when it last failed. */
const failures = new Map<string, { texts: ReadonlySet<string>; at: number }>();

type Recovery = (texts: ReadonlySet<string>) => void;

let onRecovery: Recovery = () => {};

/** Sets the listener that is called when a call succeeds that had failed with these texts. */
export function whenCallRecovers(listener: Recovery): void {
  onRecovery = listener;
}

async function sendOnce(call: Call, input: unknown, options: SendOptions): Promise<unknown> {
  const inProcess = (globalThis as { [ON_SERVER]?: Exchange })[ON_SERVER];
  const exchange = inProcess ?? exchangeOverHttp;
  const session = sessionFields(call, options);
  const body = { ...session, ...(input as object) };
  let reply = await exchange(call, body, options);
  // Nothing was done yet; with the proof it is what the person wanted, unless they have left it meanwhile.
  if (reply.code === 'proof_needed' && (await onProofNeeded())) {
    options.signal?.throwIfAborted();
    reply = await exchange(call, body, options);
  }
  if (reply.mensaje === 'success') return reply;
  const mensaje = typeof reply.mensaje === 'string' ? reply.mensaje.trim() : '';
  if (isLostSession(mensaje)) onSessionLost(mensaje, session.session_id);
  const { failed } = options.texts ?? call.texts;
  throw new ApiError(mensaje || failed, reply.code ?? 'internal', reply.campos);
}

const exchangeOverHttp: Exchange = async (call, body, options) => {
  const { images, signal, keepalive = false, onProgress, texts = call.texts } = options;
  const address = apiBase() + call.path;
  try {
    const init = encode(call, body, images);
    if (onProgress) return replyOf(await upload(address, init, { onProgress, signal }));
    const sent = Date.now();
    const response = await fetch(address, {
      method: 'POST',
      keepalive,
      ...init,
      ...(signal && { signal }),
    });
    learnServerTime(response.headers.get('date'), sent);
    // The connection may also fail while the body of the reply arrives.
    return replyOf(await response.text());
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(texts.network, 'network');
  }
};

/** A proxy's error page, or JSON of another shape, counts as an empty reply: the call's own text is shown. */
function replyOf(text: string): Reply {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The API base is kept in browser storage (1 §7); it defaults to `/api` on the page's origin. */
export function apiBase(): string {
  const stored = local.get('path_api');
  if (stored) return stored;
  local.set('path_api', '/api');
  return '/api';
}

/** A picture's address from its path below the API base. */
export const pictureUrl = (path: string | null | undefined): string | undefined =>
  path ? apiBase() + path : undefined;

/** Every body carries an empty rute; signed-in calls also the credentials (1 §7). */
export function sessionFields(
  call: Call,
  { withSession = call.access !== 'public', as }: SendOptions = {},
): SessionFields {
  return { rute: '', ...(withSession && (as ?? readCredentials())) };
}

type SessionFields = { rute: string } & Partial<Credentials>;

function encode(call: Call, body: Record<string, unknown>, images: SendOptions['images']) {
  if (!images)
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  // Nested values are sent as JSON strings (decisions §1), the fields of indexed images one by one.
  for (const [name, value] of Object.entries(body))
    if (call.images?.[name]?.indexed && Array.isArray(value)) appendIndexed(form, name, value);
    else if (value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, files] of Object.entries(images))
    for (const file of [files].flat()) form.append(name, file);
  return { body: form };
}

/** `imagenes[0][estado]`, `imagenes[1][ruta]` … (2 §7). */
function appendIndexed(form: FormData, list: string, entries: readonly object[]): void {
  for (const [at, entry] of entries.entries())
    for (const [name, value] of Object.entries(entry) as [string, unknown][])
      if (typeof value === 'string') form.append(`${list}[${at}][${name}]`, value);
}

type ProofAsker = () => Promise<boolean>;

let onProofNeeded: ProofAsker = () => Promise.resolve(false);

/**
 * Sets who asks the person to prove who they are, for a call that needs it: it answers whether they did, and the call is
 * sent again. Answers how to take it back.
 */
export function whenProofIsNeeded(asker: ProofAsker): () => void {
  onProofNeeded = asker;
  return () => {
    if (onProofNeeded === asker) onProofNeeded = () => Promise.resolve(false);
  };
}

type SessionLost = (mensaje: string, session_id: string | undefined) => void;

let onSessionLost: SessionLost = () => {};

/** Sets the listener that is called when the server no longer knows a call's session (1 §4). */
export function whenSessionIsLost(listener: SessionLost): void {
  onSessionLost = listener;
}

export type Client<Module> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] extends Call
    ? (input: InputOf<Module[Name]>, options?: SendOptions) => Promise<OutputOf<Module[Name]>>
    : never;
};

/** A typed client of a module of the contract: `chat.sendMessage({ … })`. */
export function clientOf<Module extends object>(module: Module): Client<Module> {
  const calls = Object.entries(module).filter(([, value]) => isCall(value));
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      (input: unknown, options: SendOptions = {}) => send(call as Call, input, options),
    ]),
  ) as Client<Module>;
}
