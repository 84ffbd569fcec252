import { sql } from 'kysely';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { storeDifferences } from './compare.ts';
import { tellNew } from './tell.ts';

/** Proves the books by their own rules; each fault is a difference until it is gone. */
export async function reconcileRules({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const { faults } = await proveBooks(db);
  await inTransaction(db, async (trx) => {
    const found = sql`
      select distinct 'regla' as tipo, says as objeto, null as payment_ref, says as detalle, 0::bigint as ours,
        0::bigint as theirs, ${now}::timestamptz as since
      from jsonb_array_elements_text(${JSON.stringify(faults)}::jsonb) as f (says)`;
    const fresh = await storeDifferences(trx, 'reglas', found, now);
    if (fresh.count > 0) await tellNew(trx, 'reglas', fresh);
  });
}
