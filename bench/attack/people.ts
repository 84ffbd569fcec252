import { hash } from '@node-rs/argon2';
import { withClient } from '../client.ts';
import { people } from '../data.ts';

/** The password of those who have one: the accounts up to 50. */
export const PASSWORD = 'una-clave-larga';
export const emailOf = (account: number): string => `persona${account}@prueba.mx`;

/** A thousand people with a session each; fifty of them have a password. */
export async function populate(databaseUrl: string): Promise<void> {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(people(0));
    await client.query('update account set pass_hash = $1 where id <= 50', [stored]);
    await client.query('vacuum analyze');
  });
}
