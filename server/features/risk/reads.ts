import { READS, weighed } from '#domain/risk/reads.ts';
import { readingsOf } from '#domain/risk/evaluate.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { raiseAnomalies } from './anomalies.ts';
import { rulesAt } from './rules.ts';

const HOUR = DAY / 24;
/** More are not read to be counted. */
const COUNTED = 4000;

/** Raises cases of what an administrator read of people in the hour before `at`. */
export async function watchReadsOf(db: Db, adminId: number, at: Date): Promise<void> {
  const rules = await rulesAt(db, at);
  const rows = await db
    .selectFrom('audit_log')
    .select(['created_at', 'action', 'after', 'subject', 'subject_id'])
    .where('admin_id', '=', adminId)
    .where('created_at', '>', new Date(at.getTime() - HOUR))
    .where('created_at', '<=', at)
    .where('action', 'in', READS)
    .orderBy('created_at', 'desc')
    .limit(COUNTED)
    .execute();
  const reads = weighed(
    rows.map((row) => ({
      at: row.created_at.getTime(),
      action: row.action,
      asked: row.after as Readonly<Record<string, unknown>> | null,
      subject: row.subject,
      subjectId: row.subject_id,
    })),
  );
  const hits = readingsOf(adminId, reads, rules, at.getTime());
  if (hits.length > 0) await inTransaction(db, (trx) => raiseAnomalies(trx, hits, at));
}
