import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { Config } from '#server/config.ts';
import { fail } from './failure.ts';
import type { Caller } from './handler.ts';

/** Whether the account `a` of a query proves more than its password. */
export const hasFactor = sql<boolean>`(
  exists (select from totp as t where t.account_id = a.id and t.confirmed_at is not null)
  or exists (select from passkey as k where k.account_id = a.id))`;

/** Ends the call of an administrator who has no second factor where the team needs one (4 §F). */
export function requireFactor(
  { hasFactor }: Pick<Caller, 'hasFactor'>,
  { withoutFactor }: Pick<Call, 'withoutFactor'>,
  { teamFactor }: Pick<Config, 'teamFactor'>,
): void {
  if (teamFactor === 'required' && !hasFactor && !withoutFactor) fail('factor_missing');
}
