import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { shareClabe, sharePhone } from '#server/db/sealed/index.ts';

/**
 * What two accounts share, as conditions of a query; `client` and `payee` are its expressions of their numbers. Each is found by
 * an index, and each equality of personal data stands here alone.
 */
export const sharedTraits = (client: RawBuilder<unknown>, payee: RawBuilder<unknown>) => ({
  telefono: samePhone(client, payee),
  dispositivo: sameDevice(client, payee),
  tarjeta: sameCard(client, payee),
  clabe: samePayoutAccount(client, payee),
});

const samePhone = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from account sp, account so where sp.id = ${one} and so.id = ${other}
    and ${sharePhone('sp', 'so')})`;

/** Both were let in with the same device's cookie. */
const sameDevice = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from device sd join device so on so.token_hash = sd.token_hash
    where sd.account_id = ${one} and so.account_id = ${other})`;

const sameCard = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from payment_card sc join payment_card so on so.fingerprint = sc.fingerprint
    where sc.account_id = ${one} and so.account_id = ${other})`;

/** Clients are paid nothing, so theirs is that of another account that is theirs by its phone, device or card. */
const samePayoutAccount = (
  client: RawBuilder<unknown>,
  payee: RawBuilder<unknown>,
) => sql<SqlBool>`exists (
  select from payment_method own join payment_method twin on ${shareClabe('twin', 'own')}
    where own.account_id = ${payee} and twin.account_id <> own.account_id
      and (twin.account_id = ${client}
        or ${samePhone(client, sql`twin.account_id`)}
        or ${sameDevice(client, sql`twin.account_id`)}
        or ${sameCard(client, sql`twin.account_id`)}))`;
