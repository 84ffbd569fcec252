import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { PostgresAdapter } from 'kysely';
import { decrypt, encrypt } from '#server/gcm.ts';
import type { FileKey } from '#server/config/secrets.ts';

/** The format's version; the length of the key's id and the id follow, then nonce, tag and ciphertext. */
const VERSION = 1;
/** More than the digits of a number could be told apart by. */
const INDEX_BYTES = 16;
/** Of each digit of a beginning or an end. */
const STEP_BYTES = 4;

/** A text as it is stored; PostgreSQL writes bytes within JSON as `\x…`. */
export type Sealed = Buffer | string | null;

/** Texts that are looked up when they are sealed: an index of one kind says nothing of another. */
export type Kind = 'phone' | 'clabe';

interface DerivedKey {
  /** What a sealed text begins with. */
  readonly head: Buffer;
  readonly sealing: KeyObject;
  readonly indexing: KeyObject;
}

/**
 * Encrypts single values of the database, and makes the keyed indexes by which they are found (4 §I). The keys are derived from
 * FILE_KEYS: the first one seals, all of them unseal and find.
 */
export class Seals {
  readonly #keys: readonly DerivedKey[];

  constructor(keys: readonly FileKey[]) {
    this.#keys = keys.map(derived);
  }

  /** Whether a former key may have made what is stored. */
  get hasFormer(): boolean {
    return this.#keys.length > 1;
  }

  /** What is sealed with the newest key begins so. */
  get newestHead(): Buffer {
    return this.#newest().head;
  }

  /** Encrypts the text of a column, `table.column`, and of no other. */
  seal(column: string, text: string): Buffer {
    const { head, sealing } = this.#newest();
    return Buffer.concat([head, encrypt(sealing, Buffer.from(text), column)]);
  }

  /** Decrypts it; throws without the text where it is of another column, was changed or its key is missing. */
  unseal(column: string, sealed: Buffer | string): string {
    const bytes =
      typeof sealed === 'string' ? Buffer.from(sealed.replace(/^\\x/, ''), 'hex') : sealed;
    const key = this.#keys.find(({ head }) => bytes.subarray(0, head.length).equals(head));
    if (!key) throw new Error(`a value of ${column} is sealed with a key that is not in FILE_KEYS`);
    try {
      return decrypt(key.sealing, bytes.subarray(key.head.length), column).toString('utf8');
    } catch {
      throw new Error(`a value of ${column} is not what its key sealed`);
    }
  }

  /** What a value is found by: the same for the same text, and to nobody without the key of any meaning. */
  index(kind: Kind, text: string): Buffer {
    return indexed(this.#newest(), kind, text);
  }

  /** The same with each key, the newest first. */
  indexes(kind: Kind, text: string): Buffer[] {
    return this.#keys.map((key) => indexed(key, kind, text));
  }

  /**
   * A chain of keyed parts, one for each beginning of the text from `from` characters on: what begins alike has chains that
   * begin alike, and so is found by a range of an ordinary index.
   */
  chain(kind: string, text: string, from: number): Buffer {
    return chained(this.#newest(), kind, text, from);
  }

  /** The same with each key, the newest first. */
  chains(kind: string, text: string, from: number): Buffer[] {
    return this.#keys.map((key) => chained(key, kind, text, from));
  }

  #newest(): DerivedKey {
    const [key] = this.#keys;
    if (!key) throw new Error('this connection has no keys for what is sealed');
    return key;
  }
}

function derived({ id, key }: FileKey): DerivedKey {
  const keyId = Buffer.from(id);
  // As objects, because they are used for each row: from bytes one is made each time, which takes longer than the rest.
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', use, 32)));
  return {
    head: Buffer.concat([Buffer.from([VERSION, keyId.length]), keyId]),
    sealing: derive('maestros sealed value'),
    indexing: derive('maestros sealed index'),
  };
}

const indexed = ({ indexing }: DerivedKey, kind: string, text: string): Buffer =>
  createHmac('sha256', indexing).update(`${kind}:${text}`).digest().subarray(0, INDEX_BYTES);

function chained({ indexing }: DerivedKey, kind: string, text: string, from: number): Buffer {
  const parts: Buffer[] = [];
  for (let length = from; length <= text.length; length++)
    parts.push(
      createHmac('sha256', indexing)
        .update(`${kind}:${text.slice(0, length)}`)
        .digest()
        .subarray(0, STEP_BYTES),
    );
  return Buffer.concat(parts);
}

/** The adapter of our pool: it carries the keys, so that whoever has the database, or a transaction of it, has them too. */
export class SealingAdapter extends PostgresAdapter {
  readonly seals: Seals;

  constructor(seals: Seals) {
    super();
    this.seals = seals;
  }
}

/** The database, or a transaction of it. */
export interface Handle {
  getExecutor(): { readonly adapter: unknown };
}

/** The keys of a database that `openPool` opened. */
export function sealsOf(db: Handle): Seals {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof SealingAdapter)) throw new Error('this database was not opened by us');
  return adapter.seals;
}
