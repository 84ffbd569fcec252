import { sql } from 'kysely';
import type { Db } from './db/pool.ts';
import { decryptText, encryptText, isNewest } from './encrypt.ts';
import type { SecretKeys } from './secret-keys.ts';

/** What the database keeps encrypted with SECRET_KEY for longer than a day, each with what names its row. */
const ENCRYPTED = [
  ['approval', 'id', 'encrypted_input'],
  ['id_reading', 'account_id', 'mrz'],
  ['totp', 'account_id', 'secret'],
  ['totp', 'account_id', 'next_secret'],
] as const;

const PAGE = 200;

export interface SecretRotation {
  /** Texts that were encrypted anew with the first key. */
  readonly rotated: number;
  /** Texts that none of the keys decrypts. */
  readonly unreadable: number;
}

/** Encrypts with the first key what another one encrypted; it may be interrupted anywhere and started again. */
export async function rotateSecrets(db: Db, keys: SecretKeys): Promise<SecretRotation> {
  let rotated = 0;
  let unreadable = 0;
  for (const [table, id, column] of ENCRYPTED) {
    let after = 0;
    for (;;) {
      const { rows } = await sql<{ id: number; encrypted: Buffer }>`
        select ${sql.ref(id)} as id, ${sql.ref(column)} as encrypted from ${sql.table(table)}
        where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
        order by ${sql.ref(id)} limit ${PAGE}`.execute(db);
      for (const { id: own, encrypted } of rows) {
        after = own;
        if (isNewest(keys, encrypted)) continue;
        const text = decrypted(keys, encrypted);
        if (text === null) unreadable++;
        else {
          // Unless somebody changed it meanwhile, with the newest key.
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encryptText(keys, text)}
            where ${sql.ref(id)} = ${own} and ${sql.ref(column)} = ${encrypted}`.execute(db);
          rotated++;
        }
      }
      if (rows.length < PAGE) break;
    }
  }
  return { rotated, unreadable };
}

function decrypted(keys: SecretKeys, encrypted: Buffer): string | null {
  try {
    return decryptText(keys, encrypted);
  } catch {
    return null;
  }
}
