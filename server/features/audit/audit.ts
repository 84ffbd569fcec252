import { AUDIT_ACTIONS, type AuditAction, auditedChange } from '#domain/audit/audit.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Records an administrator's action for ever (decisions §4), in the transaction that performs it. Of
 * `before` and `after` only the differing fields are kept, and nothing secret in clear.
 */
export async function audit(
  trx: Trx,
  entry: {
    adminId: number;
    action: AuditAction;
    /** The public id of the subject. */
    subjectId: string;
    /** The accounts concerned, by which the log is searched; none for a category. */
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
