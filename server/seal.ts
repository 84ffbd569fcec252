import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './gcm.ts';

const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'maestros seal', 32));

/** A secret as it may wait in the database: who reads the tables but not the key learns nothing. */
export const seal = (secretKey: string, text: string): Buffer =>
  encrypt(keyOf(secretKey), Buffer.from(text));

/** The text again; throws when it was sealed with another key or has been changed. */
export const unseal = (secretKey: string, sealed: Buffer): string =>
  decrypt(keyOf(secretKey), sealed).toString('utf8');
