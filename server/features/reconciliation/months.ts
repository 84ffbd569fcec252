import { sql } from 'kysely';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { monthFaults } from '#server/features/ledger/index.ts';
import { storeDifferences } from './compare.ts';
import { tellNew } from './tell.ts';

/** Compares the closed months with the entries as they are now; what was signed is «theirs». */
export async function reconcileMonths({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    const faults = await monthFaults(trx, config.secretKeys);
    const found = sql`
      select 'mes' as tipo, objeto, null as payment_ref, says as detalle, now as ours, "atClosing" as theirs,
        ${now}::timestamptz as since
      from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
        as f (objeto text, says text, now bigint, "atClosing" bigint)`;
    const fresh = await storeDifferences(trx, 'mes', found, now);
    if (fresh.count > 0) await tellNew(trx, 'mes', fresh);
  });
}
