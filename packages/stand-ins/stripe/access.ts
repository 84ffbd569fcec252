import type { IncomingMessage } from 'node:http';
import { notAuthorized } from './errors.ts';
import type { Form } from './form.ts';

export type Keys = { secretKey: string; publicKey: string };
export type Access = 'secret' | 'publishable';

/** The kind of key in the request: as Bearer, as Basic user, or as the browser's `key`. */
export function accessOf(request: IncomingMessage, form: Form, keys: Keys): Access {
  const key = fromHeader(request.headers.authorization) ?? form.key;
  if (typeof key !== 'string' || key === '') {
    throw notAuthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
    );
  }
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publicKey) return 'publishable';
  throw notAuthorized(`Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}`);
}

function fromHeader(header: string | undefined): string | undefined {
  const [scheme, credentials] = header?.split(' ') ?? [];
  if (!scheme || !credentials) return undefined;
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
}
