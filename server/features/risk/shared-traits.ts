import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type SharedTraits, STOP_RULES } from '#domain/risk/evaluate.ts';
import { shareClabe, sharePhone } from '#server/db/sealed/index.ts';

/**
 * What two accounts share, or shared when a project of theirs was stopped on which the team has not decided, as conditions of a
 * query; `client` and `payee` are its expressions of their numbers. Each is found by an index, and each equality of personal
 * data stands here alone.
 */
export const sharedTraits = (client: RawBuilder<unknown>, payee: RawBuilder<unknown>) => {
  const orStopped = (
    trait: keyof SharedTraits,
    shared: RawBuilder<SqlBool>,
  ) => sql<SqlBool>`(${shared}
    or exists (select from risk_hit u where u.payee_id = ${payee} and u.account_id = ${client}
      and u.regla = ${sql.lit(STOP_RULES[trait])} and u.stops and u.closed_at is null))`;
  return {
    telefono: orStopped('telefono', samePhone(client, payee)),
    dispositivo: orStopped('dispositivo', sameDevice(client, payee)),
    tarjeta: orStopped('tarjeta', sameCard(client, payee)),
    clabe: orStopped('clabe', samePayoutAccount(client, payee)),
  };
};

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
