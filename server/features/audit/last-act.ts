import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What an administrator did, by whom it was and when. */
export interface Act<Action extends AuditAction> {
  readonly action: Action;
  readonly by: number;
  readonly at: Date;
  /** What the log keeps of how it is since. */
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * The newest of these actions on a subject: what whoever comes second is told of whoever was first. Read after the lock that
 * the first held, so that it is there. Undefined when nobody did any.
 */
export async function lastAct<Action extends AuditAction>(
  db: Db | Trx,
  actions: readonly [Action, ...Action[]],
  subjectId: string,
): Promise<Act<Action> | undefined> {
  const act = await db
    .selectFrom('audit_log')
    .select(['action', 'admin_id', 'created_at', 'after'])
    .where('subject', '=', AUDIT_ACTIONS[actions[0]].subject)
    .where('subject_id', '=', subjectId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    act && {
      action: act.action as Action,
      by: act.admin_id,
      at: act.created_at,
      after: (act.after ?? {}) as Act<Action>['after'],
    }
  );
}
