import { createECDH, type ECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';
import { GoneDevice, type PushSender, RefusedDevice } from './port.ts';

const TIMEOUT_MS = 10_000;

/** The push services of the browsers that there are. A host that begins with a point stands for all below it. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface WebPushConfig {
  /** The secret that our key is made from: with another, browsers subscribe anew. */
  secretKey: string;
  /** Whom a push service writes to about our messages. */
  contact: string;
  /** A push service beside those of browsers; null in production. */
  standIn: string | null;
}

/** Web Push (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
export function webPushSender({ secretKey, contact, standIn }: WebPushConfig): PushSender {
  const key = keyFrom(secretKey);
  const publicKey = key.getPublicKey('base64url');
  const vapidDetails = {
    subject: `mailto:${contact}`,
    publicKey,
    privateKey: key.getPrivateKey().toString('base64url'),
  };
  const knows = (endpoint: string) => isService(endpoint, standIn);
  return {
    publicKey,
    knows,
    async send({ endpoint, p256dh, auth }, { payload, keepSeconds }) {
      // Stored under an earlier list of services, perhaps.
      if (!knows(endpoint)) throw new RefusedDevice('not a push service');
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { TTL: keepSeconds, urgency: 'high', contentEncoding: 'aes128gcm', vapidDetails },
      );
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          ...(details.headers as Record<string, string>),
          'Content-Length': String(details.body?.length ?? 0),
        },
        body: details.body ? new Uint8Array(details.body) : null,
        // A push service answers itself; another address is not asked for it.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return;
      // Without the address, which is a secret.
      const said = `the push service answered ${response.status}`;
      if (response.status === 404 || response.status === 410) throw new GoneDevice(said);
      throw response.status < 500 && response.status !== 429
        ? new RefusedDevice(said)
        : new Error(said);
    },
  };
}

/** The same key in every process, so that nobody configures one. */
function keyFrom(secretKey: string): ECDH {
  const key = createECDH('prime256v1');
  for (let attempt = 0; ; attempt++) {
    const secret = hkdfSync('sha256', secretKey, '', `maestros web push ${attempt}`, 32);
    try {
      key.setPrivateKey(Buffer.from(secret));
      return key;
    } catch {
      // One number in four thousand million is none of the curve's.
    }
  }
}

function isService(endpoint: string, standIn: string | null): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (standIn !== null && url.origin === new URL(standIn).origin) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return SERVICES.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
