import type { SecretKeys } from '#server/secret-keys.ts';
import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './gcm.ts';

const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'maestros text', 32));

/** Encrypts a secret for the database: reading the tables without the key reveals nothing. */
export const encryptText = (secretKeys: SecretKeys, text: string): Buffer =>
  encrypt(keyOf(secretKeys[0]), Buffer.from(text));

/** Decrypts the text; throws when it was encrypted with none of the keys or has been changed. */
export function decryptText([newest, ...former]: SecretKeys, encrypted: Buffer): string {
  for (const key of former.toReversed()) {
    const text = decryptedBy(key, encrypted);
    if (text !== null) return text;
  }
  return decrypt(keyOf(newest), encrypted).toString('utf8');
}

/** Whether the newest of the keys encrypted it. */
export const isNewest = ([key]: SecretKeys, encrypted: Buffer): boolean =>
  decryptedBy(key, encrypted) !== null;

function decryptedBy(key: string, encrypted: Buffer): string | null {
  try {
    return decrypt(keyOf(key), encrypted).toString('utf8');
  } catch {
    return null;
  }
}
