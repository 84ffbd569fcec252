import type { Trx } from '#server/db/pool.ts';
import { endApproval } from './end.ts';
import { approvals } from './queries.ts';

const MOST = 100;

/** Ends what nobody decided on in its time. What somebody is deciding on is theirs. */
export async function expireDue(trx: Trx, now: Date): Promise<void> {
  const due = await approvals(trx)
    .where('v.estado', '=', 'en_espera')
    .where('v.expires_at', '<=', now)
    .orderBy('v.expires_at')
    .limit(MOST)
    .forUpdate('v')
    .skipLocked()
    .execute();
  for (const row of due)
    await endApproval(trx, row, { estado: 'vencida', by: null, motivo: '', now });
}
