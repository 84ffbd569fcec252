import type { Trx } from '#server/db/pool.ts';

/** Records what an administrator did, for ever (decisions §4). `before` and `after` say what changed. */
export async function audit(
  trx: Trx,
  entry: {
    adminId: number;
    action: string;
    /** What kind of thing, and which one, by its public id. */
    subject: string;
    subjectId: string;
    before?: unknown;
    after?: unknown;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      admin_id: entry.adminId,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      created_at: entry.now,
    })
    .execute();
}
