import { endsAs } from '#domain/accounts/account-state.ts';
import { ZERO } from '#domain/money.ts';
import { CLOSED } from '#domain/projects/graph.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockAny, type ProposalRow } from './queries.ts';
import { advance } from './transition.ts';

/** Locks the open projects of an account, on either side, in a fixed order. */
export async function lockOpenProjects(trx: Trx, accountId: number): Promise<ProposalRow[]> {
  const open = await trx
    .selectFrom('proposal')
    .select('id')
    .where((own) =>
      own.or([own('client_id', '=', accountId), own('professional_id', '=', accountId)]),
    )
    .where('estado', 'not in', [...CLOSED])
    .orderBy('id')
    .execute();
  const rows: ProposalRow[] = [];
  for (const { id } of open) {
    const row = await lockAny(trx, id);
    if (row && !(CLOSED as readonly string[]).includes(row.estado)) rows.push(row);
  }
  return rows;
}

/** Ends an unpaid project whose account is deleted, and notifies the other party. */
export async function endWithAccount(
  trx: Trx,
  row: ProposalRow,
  accountId: number,
  now: Date,
): Promise<void> {
  const to = endsAs(row.estado);
  if (!to) throw new Error(`project ${row.id} is paid and cannot end with its account`);
  const split = { release: ZERO, refund: ZERO };
  await advance(trx, row, { to, actor: 'deletion', actorId: accountId, split, now });
  // Before publication only the professional knows the title.
  if (row.estado === 'por_publicar') return;
  const other = row.client_id === accountId ? row.professional_id : row.client_id;
  const parameters = [row.titulo];
  await notify(trx, {
    accountId: other,
    evento: 'cuenta_eliminada',
    parameters,
    other: accountId,
    project: row.id,
    now,
  });
}
