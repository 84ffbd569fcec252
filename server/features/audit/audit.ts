import { AUDIT_ACTIONS, type AuditAction, auditedChange } from '#domain/audit/audit.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Records what an administrator did, for ever (decisions §4), in the transaction that does it. Of
 * `before` and `after` only the fields that differ are kept, and nothing secret in clear.
 */
export async function audit(
  trx: Trx,
  entry: {
    adminId: number;
    action: AuditAction;
    /** Which one it was done to, by its public id. */
    subjectId: string;
    /** The accounts of the people it was done to, by which the log is searched; none for a category. */
    people: readonly number[];
    before?: object;
    after?: object;
    now: Date;
  },
): Promise<void> {
  const { before, after } = auditedChange(entry.before, entry.after);
  const { id } = await trx
    .insertInto('audit_log')
    .values({
      admin_id: entry.adminId,
      action: entry.action,
      subject: AUDIT_ACTIONS[entry.action].subject,
      subject_id: entry.subjectId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      created_at: entry.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = [...new Set(entry.people)];
  if (people.length > 0)
    await trx
      .insertInto('audit_person')
      .values(
        people.map((account) => ({ account_id: account, created_at: entry.now, audit_id: id })),
      )
      .execute();
}
