import { inDatabase } from './database.ts';

/** What the audit log of the running product says of an administrator, oldest first. */
export const auditOf = (keylogin: string): Promise<{ action: string; subject_id: string }[]> =>
  inDatabase((db) =>
    db
      .selectFrom('audit_log')
      .innerJoin('account', 'account.id', 'audit_log.admin_id')
      .select(['action', 'subject_id'])
      .where('account.keylogin', '=', keylogin)
      .orderBy('audit_log.id')
      .execute(),
  );
