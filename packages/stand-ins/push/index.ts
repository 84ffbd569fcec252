import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBytes } from '../http.ts';
import type { Outbox } from '../outbox.ts';

/** What a push service must take at least, and the real ones take no more (RFC 8030). */
const MOST_BYTES = 4096;
/** The longest that a signature may be good for (RFC 8292). */
const DAY_SECONDS = 24 * 60 * 60;

/** A refusal with the status of the real services. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Subscription = {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
  /** The key that the browser subscribed for, base64url. */
  applicationServerKey: string;
  gone: boolean;
};

/** What a browser hands to the site that it subscribed to. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string };

/**
 * A stand-in for the push service of browsers and for the browsers that subscribe there: it refuses what the real ones
 * refuse, and decrypts what it takes into the outbox, addressed to the end of the subscription's address.
 */
export function createPush({ outbox }: { outbox: Outbox }) {
  const subscriptions = new Map<string, Subscription>();
  /** What it answers instead, until told otherwise. */
  let failing: number | null = null;
  let base = '';

  async function answer(request: IncomingMessage): Promise<void> {
    const id = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
    if (request.method !== 'POST') throw new Refusal(405, 'Only POST');
    const body = await readBytes(request, 10 * MOST_BYTES);
    if (failing !== null) throw new Refusal(failing, 'The stand-in was told to fail');
    const subscription = subscriptions.get(id);
    if (!subscription || subscription.gone) throw new Refusal(410, 'Unsubscribed');
    checkSignature(request.headers.authorization ?? '', subscription, base);
    if (!/^\d+$/.test(String(request.headers.ttl ?? ''))) throw new Refusal(400, 'TTL is missing');
    if (request.headers['content-encoding'] !== 'aes128gcm')
      throw new Refusal(415, 'Content-Encoding is aes128gcm');
    if (body.length > MOST_BYTES) throw new Refusal(413, `More than ${MOST_BYTES} bytes`);
    outbox.add({
      channel: 'push',
      to: id,
      text: decrypted(body, subscription),
      at: new Date().toISOString(),
    });
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request)
      .then(() => response.writeHead(201).end())
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) return void response.destroy(error as Error);
        response.writeHead(error.status).end(error.message);
      });
  };

  return {
    async listen(port = 0) {
      const server = await listenLocally(listener, port);
      base = server.url;
      return server;
    },
    /** A browser subscribes for the site with this key; what it hands to the site. */
    subscribe(applicationServerKey: string): PushKeys {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const id = randomBytes(12).toString('base64url');
      subscriptions.set(id, { ecdh, auth, applicationServerKey, gone: false });
      return {
        endpoint: `${base}/push/${id}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    /** The browser withdraws it, or is thrown away. */
    end(endpoint: string): void {
      const subscription = subscriptions.get(endpoint.split('/').at(-1) ?? '');
      if (subscription) subscription.gone = true;
    },
    /** With which status it refuses everything; null for not any more. */
    fail(status: number | null): void {
      failing = status;
    },
  };
}

/** Whether the site signed for this service, not for longer than a day, with the key that the browser asked for. */
function checkSignature(
  header: string,
  { applicationServerKey }: Subscription,
  base: string,
): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (token === '') throw new Refusal(401, 'Authorization is vapid t=…, k=…');
  if (key !== applicationServerKey)
    throw new Refusal(403, 'Another key than the subscription is for');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Refusal(403, 'The signature does not fit');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud?: string;
    exp?: number;
    sub?: string;
  };
  if (aud !== base) throw new Refusal(403, `Signed for ${aud}`);
  const left = (exp ?? 0) - Date.now() / 1000;
  if (left <= 0 || left > DAY_SECONDS) throw new Refusal(403, 'It expires within a day');
  if (!/^(mailto:.+@.+|https:\/\/)/.test(sub ?? ''))
    throw new Refusal(400, 'sub says whom to write to');
}

/** What the browser reads (RFC 8291 and 8188): one record. */
function decrypted(body: Buffer, { ecdh, auth }: Subscription): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const serverKey = body.subarray(21, keyEnd);
  const shared = ecdh.computeSecret(serverKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Behind the text stands a 2, and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}
