import { AUDIT_ACTIONS, type AuditAction, auditedChange } from '#domain/audit/audit.ts';
import type { Trx } from '#server/db/pool.ts';

/** Who approved what is done in a transaction. */
const approvers = new WeakMap<Trx, number>();

/** Everything that is recorded in this transaction from now on, somebody else has approved (4 §F). */
export function approveWithin(trx: Trx, approverId: number): void {
  approvers.set(trx, approverId);
}

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
      // Not beside their own name.
      approved_by: approvedBy(trx, entry.adminId),
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

function approvedBy(trx: Trx, adminId: number): number | null {
  const approver = approvers.get(trx) ?? null;
  return approver === adminId ? null : approver;
}
