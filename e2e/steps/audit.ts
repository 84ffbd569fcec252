import type { AuditAction } from '#domain/audit/audit.ts';
import { getAudit } from '#contract/audit.ts';
import { send } from './calls.ts';
import type { Member } from './people.ts';

interface Entry {
  readonly action: AuditAction;
  readonly subject_id: string;
}

/** The audit log's entries of an administrator, oldest first. */
export async function auditOf({ session_id, keylogin }: Member): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let antes: number | undefined, more = true; more; ) {
    const input = { admin: keylogin, ...(antes && { antes }) };
    const page = await send(getAudit, input, { as: { session_id, keylogin } });
    for (const { id, accion: action, asunto } of page.entradas) {
      found.push({ action, subject_id: asunto.id });
      antes = id;
    }
    more = page.hay_mas;
  }
  return found.toReversed();
}
