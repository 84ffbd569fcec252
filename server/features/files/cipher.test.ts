import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptObject, encryptObject, keyIdOf, UnreadableObject } from './cipher.ts';

const one = { id: 'one', key: randomBytes(32) };
const two = { id: 'two', key: randomBytes(32) };
const NAME = `${'a'.repeat(24)}.webp`;
const content = Buffer.from('RIFF____WEBP and what an ID shows');

describe('an encrypted object', () => {
  it('is decrypted with the key it names, whichever key encrypts now', () => {
    const object = encryptObject(one, NAME, content);
    expect(keyIdOf(NAME, object)).toBe('one');
    expect(decryptObject([two, one], NAME, object)).toEqual(content);
    expect(object.includes('WEBP')).toBe(false);
  });

  it('is different each time', () => {
    const objects = Array.from({ length: 50 }, () => encryptObject(one, NAME, content));
    expect(new Set(objects.map((object) => object.toString('hex'))).size).toBe(50);
    const nonces = objects.map((object) => object.subarray(8, 20).toString('hex'));
    expect(new Set(nonces).size).toBe(50);
  });

  it('may be empty or large', () => {
    for (const size of [0, 1, 6_291_456]) {
      const plain = randomBytes(size);
      const object = encryptObject(one, NAME, plain);
      expect(decryptObject([one], NAME, object).equals(plain)).toBe(true);
    }
  });

  it('is refused after a change of any byte', () => {
    const object = encryptObject(one, NAME, content);
    for (let at = 0; at < object.length; at++) {
      const changed = Buffer.from(object);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decryptObject([one, two], NAME, changed)).toThrow(UnreadableObject);
    }
    for (const cut of [object.subarray(0, -1), object.subarray(0, 10), Buffer.alloc(0)])
      expect(() => decryptObject([one], NAME, cut)).toThrow(UnreadableObject);
  });

  it('is refused under another name', () => {
    const object = encryptObject(one, NAME, content);
    const other = `${'b'.repeat(24)}.webp`;
    expect(() => decryptObject([one], other, object)).toThrow(UnreadableObject);
    expect(() => decryptObject([one], NAME.replace('.webp', '-card.webp'), object)).toThrow(
      UnreadableObject,
    );
  });

  it('is refused with a different key of the same id', () => {
    const object = encryptObject(one, NAME, content);
    const impostor = { id: 'one', key: two.key };
    expect(() => decryptObject([impostor], NAME, object)).toThrow(UnreadableObject);
  });

  it('names the missing key, and reveals nothing of keys or content', () => {
    const object = encryptObject(one, NAME, content);
    const said = (keys: Parameters<typeof decryptObject>[0]) => {
      try {
        return decryptObject(keys, NAME, object).toString();
      } catch (error) {
        return String(error);
      }
    };
    expect(said([two])).toBe(
      `UnreadableObject: the key one of the object ${NAME} is not in FILE_KEYS`,
    );
    expect(said([{ id: 'one', key: two.key }])).toBe(
      `UnreadableObject: the object ${NAME} is not what the key one encrypted`,
    );
  });

  it('is not confused with a plain image, and cannot forge lines of the log', () => {
    expect(() => decryptObject([one], NAME, content)).toThrow('is not encrypted by us');
    const crafted = encryptObject({ ...one, id: 'x\nfake line' }, NAME, content);
    expect(() => decryptObject([one], NAME, crafted)).toThrow(String.raw`the key x\nfake line of`);
  });
});
