import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './gcm.ts';

const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'maestros text', 32));

/** Encrypts a secret for the database: reading the tables without the key reveals nothing. */
export const encryptText = (secretKey: string, text: string): Buffer =>
  encrypt(keyOf(secretKey), Buffer.from(text));

/** Decrypts the text; throws when it was encrypted with another key or has been changed. */
export const decryptText = (secretKey: string, encrypted: Buffer): string =>
  decrypt(keyOf(secretKey), encrypted).toString('utf8');
