import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether what somebody is paid waits for the team, because one of their projects is stopped. One for which nothing was paid
 * holds nothing: anybody can type the CLABE of others and ask to pay.
 */
export const inReview = (
  accountId: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from risk_hit r where r.payee_id = ${accountId} and r.stops and r.closed_at is null
    and exists (select from payment b where b.proposal_id = r.proposal_id and b.settled_at is not null))`;
