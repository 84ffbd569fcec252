import { type RawBuilder, sql } from 'kysely';
import { type RiskValue, type RulesInForce, rulesInForce } from '#domain/risk/rules.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What the newest versions that have begun hold, by their rules; null where nobody ever changed one. */
export type ChangedRules = Readonly<
  Record<string, { readonly version: number; readonly valor: RiskValue }>
> | null;

/** As a column of a query, so that what asks about a payment reads the rules with it: there are a few rows for each rule. */
export const changedRules = (now: Date): RawBuilder<ChangedRules> => sql<ChangedRules>`(
  select jsonb_object_agg(r.regla, jsonb_build_object('version', r.version, 'valor', r.valor)) from (
    select distinct on (regla) regla, version, valor from risk_rule where holds_from <= ${now}
    order by regla, version desc) r)`;

export const rulesOf = (changed: ChangedRules): RulesInForce => rulesInForce(changed ?? {});

/** The rules in force. */
export async function rulesAt(db: Db | Trx, now: Date): Promise<RulesInForce> {
  const { rows } = await sql<{ rules: ChangedRules }>`select ${changedRules(now)} as rules`.execute(
    db,
  );
  return rulesOf(rows[0]?.rules ?? null);
}
