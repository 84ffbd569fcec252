import { createHmac } from 'node:crypto';
import { isSameSignature } from './equal.ts';

/** The values of SECRET_KEY: the first one signs and encrypts, all of them verify and decrypt. */
export type SecretKeys = readonly [string, ...string[]];

const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Our signature of a text, with the newest key. */
export const sign = ([key]: SecretKeys, text: string): string => hmac(key, text);

/** Whether it is our signature of the text, with any of the keys. */
export const isSigned = (keys: SecretKeys, text: string, signature: string): boolean =>
  keys.some((key) => isSameSignature(signature, hmac(key, text)));
