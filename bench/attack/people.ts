import { hash } from '@node-rs/argon2';
import { withClient } from '../client.ts';
import { fill } from '../data.ts';
import { SMALL } from '../scale.ts';

/** The password of those who have one: the accounts up to 50. */
export const PASSWORD = 'una-clave-larga';
export const emailOf = (account: number): string => `persona${account}@prueba.mx`;

/** A new platform of some thousand people with a session each, who talk; fifty of them have a password. */
export async function populate(databaseUrl: string): Promise<void> {
  await fill(databaseUrl, { ...SMALL, records: 1000 });
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await withClient(databaseUrl, (client) =>
    client.query('update account set pass_hash = $1 where id <= 50', [stored]),
  );
}
