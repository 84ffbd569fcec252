import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp } from '#server/testing/app.ts';

// A client that knows nothing of the contract. All that it sends and gets is held against /api/openapi.json.

// oxlint-disable-next-line typescript/no-explicit-any -- it reads replies as a script would
export type Json = Record<string, any>;
export type Encoding = 'json' | 'urlencoded' | 'multipart';

/** The API as it is documented, with the first JSON body of each call that was made: the examples of the document. */
export class Wire {
  readonly test: TestApp;
  readonly base: string;
  readonly #document: Json;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<object, ValidateFunction>();
  readonly #examples = new Map<string, unknown>();
  /** What differs with each run, and its name in the examples. */
  readonly #names = new Map<string, string>();

  private constructor(test: TestApp, base: string, document: Json) {
    this.test = test;
    this.base = base;
    this.#document = document;
  }

  static async of(test: TestApp): Promise<Wire> {
    const base = `${await test.listen()}/api`;
    return new Wire(test, base, (await (await fetch(`${base}/openapi.json`)).json()) as Json);
  }

  /** The reply of a call is one that the document describes. */
  expectDocumented(path: string, { status, said }: { status: number; said: Json }): void {
    const documented = this.#post(path).responses[status]?.content['application/json'];
    expect(documented, `${path} answered ${status}`).toBeDefined();
    if (status === 200) this.#expectFits(documented.schema, said, `the reply of ${path}`);
    else expect(Object.keys(documented.examples)).toContain(said.code);
  }

  /** The body of a success is one that the document describes, and its example. */
  record(path: string, fields: Json, said: Json): void {
    const { schema } = this.#post(path).requestBody.content['application/json'];
    this.#expectFits(schema, fields, `the body of ${path}`);
    if (!this.#examples.has(path)) this.#examples.set(path, this.#steady(fields));
    this.rememberNames(said);
  }

  /** Keys and sessions get names when a reply brings them, in the order of the calls. */
  rememberNames({ session_id, keylogin, user, sesiones = [] }: Json): void {
    for (const key of [keylogin, user?.keylogin]) if (key) this.#remember(key, 'clave');
    if (session_id) this.#remember(session_id, 'sesion');
    // As long as the document says.
    for (const { id } of sesiones) this.#remember(id, 'la-sesion-abierta');
  }

  /** The examples by path, as any other run would write them. */
  examples(): string {
    const sorted = [...this.#examples].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  }

  /** The six digits that the latest message to an address has. */
  async codeSentTo(to: string): Promise<string> {
    await this.test.work();
    return /\b\d{6}\b/.exec(this.test.sentTo(to)[0] ?? '')?.[0] ?? '';
  }

  /** The token of the link to set up an account in the latest message to an address. */
  async linkSentTo(to: string): Promise<string> {
    await this.test.work();
    const link = /\/m\/ca\/([\w-]+)/.exec(this.test.sentTo(to)[0] ?? '')?.[1] ?? '';
    this.#remember(link, 'enlace');
    return link;
  }

  #post(path: string): Json {
    return this.#document.paths[`/api${path}`].post as Json;
  }

  #expectFits(schema: object, value: unknown, what: string): void {
    const validate = this.#validators.get(schema) ?? this.#ajv.compile(schema);
    this.#validators.set(schema, validate);
    if (!validate(value))
      throw new Error(`${what} does not fit: ${this.#ajv.errorsText(validate.errors)}`);
  }

  #remember(value: string, kind: string): void {
    const name = `${kind}-${String(this.#names.size + 1).padStart(4, '0')}`;
    if (!this.#names.has(value)) this.#names.set(value, name);
  }

  #steady(value: unknown, field = ''): unknown {
    if (field in SECRETS) return SECRETS[field];
    if (Array.isArray(value)) return value.map((item) => this.#steady(item, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, this.#steady(inner, name)]),
      );
    if (typeof value === 'number' && /(^|_)id(_|$)/.test(field)) return 1;
    if (field === 'code') return '123456';
    // The signed address that ends mails of one kind.
    if (field === 'clave') return 'persona.mensajes.firma';
    if (typeof value !== 'string') return value;
    return this.#names.get(value) ?? value.replace(/^\/files\/.*/, '/files/imagen.webp');
  }
}

/** What every second factor has of its own. */
const SECRETS: Readonly<Record<string, unknown>> = {
  reto: 'lo-que-firma-el-dispositivo',
  rawId: 'la-llave',
  clientDataJSON: 'lo-que-dice-el-navegador',
  attestationObject: 'la-llave-publica',
  authenticatorData: 'lo-que-dice-el-dispositivo',
  signature: 'la-firma',
  codigo: '123456',
  codigos: ['abcde-fghjk'],
  secreto: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  uri: 'otpauth://totp/Maestros:nora%40correo.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Maestros',
};

function encoded(encoding: Encoding, fields: Json, files: readonly [string, Blob][]) {
  if (encoding === 'json' && files.length === 0)
    return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const form = encoding === 'urlencoded' && files.length === 0;
  const body = form ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  if (body instanceof FormData) for (const [name, file] of files) body.append(name, file, 'a.jpg');
  return { body };
}

/** One person's browser: what it stores after signing in, and its cookie. */
export class Browser {
  readonly #wire: Wire;
  readonly #encoding: Encoding;
  #session: { session_id: string; keylogin: string } | null = null;
  #cookie = '';
  user: Json = {};

  constructor(wire: Wire, encoding: Encoding) {
    this.#wire = wire;
    this.#encoding = encoding;
  }

  get key(): string {
    return this.#session?.keylogin ?? '';
  }

  /** The reply of a call, whatever it is. */
  async reply(path: string, payload: Json = {}, files: readonly [string, Blob][] = []) {
    const fields = { rute: '', ...this.#session, ...payload };
    const { body, headers } = encoded(this.#encoding, fields, files);
    const init = { method: 'POST', body, headers: { ...headers, cookie: this.#cookie } };
    const answer = await fetch(this.#wire.base + path, init);
    const said: Json = await answer.json();
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    this.#wire.expectDocumented(path, { status: answer.status, said });
    // Only JSON has the shapes that the document describes; the others have the same values as text.
    if (this.#encoding === 'json' && said.mensaje === 'success')
      this.#wire.record(path, fields, said);
    return said;
  }

  /** The reply of a success. */
  async send(path: string, payload: Json = {}, files: readonly [string, Blob][] = []) {
    const said = await this.reply(path, payload, files);
    expect(said, `${path} with ${JSON.stringify(payload)}`).toMatchObject({ mensaje: 'success' });
    if ('session_id' in said && said.session_id !== '') {
      this.#session = { session_id: said.session_id, keylogin: said.keylogin };
      this.user = said.user;
    }
    return said;
  }

  /** As somebody whom the test made. */
  signIn(session: { session_id: string; keylogin: string }): this {
    this.#wire.rememberNames(session);
    this.#session = { session_id: session.session_id, keylogin: session.keylogin };
    return this;
  }
}

export async function picture(): Promise<Blob> {
  const image = { width: 320, height: 320, channels: 3, background: '#8a5a33' } as const;
  return new Blob([new Uint8Array(await sharp({ create: image }).jpeg().toBuffer())]);
}
