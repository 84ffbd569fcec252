import type { FileKey } from '#server/config.ts';
import { decrypt, encrypt } from '#server/gcm.ts';

/** The first bytes of an encrypted object; the digit is the format's version. */
const MARK = Buffer.from('MFC1');

/** An object that cannot be decrypted. The message is for the log: it names key and object, no content. */
export class UnreadableObject extends Error {
  override name = 'UnreadableObject';
}

/**
 * Encrypts content for the object store: mark, length of the key's id, the id, and the ciphertext. The
 * object's name is authenticated, so that one object cannot be passed off as another.
 */
export function encryptObject({ id, key }: FileKey, name: string, content: Buffer): Buffer {
  const keyId = Buffer.from(id);
  const length = Buffer.from([keyId.length]);
  return Buffer.concat([MARK, length, keyId, encrypt(key, content, name)]);
}

/**
 * Decrypts an object; throws an UnreadableObject when it was changed, has another name or its key is
 * missing.
 */
export function decryptObject(keys: readonly FileKey[], name: string, object: Buffer): Buffer {
  const { keyId, encrypted } = parts(name, object);
  const known = keys.find(({ id }) => id === keyId);
  if (!known)
    throw new UnreadableObject(`the key ${keyId} of the object ${name} is not in FILE_KEYS`);
  try {
    return decrypt(known.key, encrypted, name);
  } catch {
    throw new UnreadableObject(`the object ${name} is not what the key ${keyId} encrypted`);
  }
}

/** Whether we encrypted it: no image begins like this. */
export const isEncrypted = (object: Buffer): boolean =>
  object.subarray(0, MARK.length).equals(MARK);

/** The id of the key that encrypted an object. */
export const keyIdOf = (name: string, object: Buffer): string => parts(name, object).keyId;

function parts(name: string, object: Buffer) {
  const idStart = MARK.length + 1;
  const start = idStart + (object[MARK.length] ?? 0);
  if (!isEncrypted(object) || object.length < start)
    throw new UnreadableObject(`the object ${name} is not encrypted by us`);
  return {
    // Escaped, because a foreign object must not forge lines of the log.
    keyId: JSON.stringify(object.toString('utf8', idStart, start)).slice(1, -1),
    encrypted: object.subarray(start),
  };
}
