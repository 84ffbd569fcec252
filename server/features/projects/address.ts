import { OWN_ADDRESS } from '#contract/accounts.ts';
import type { Proposal } from '#contract/views.ts';
import { seesAddress } from '#domain/projects/address.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { savedAddress } from '#server/features/accounts/index.ts';
import { placeOfRequest } from '#server/features/requests/index.ts';
import type { ProposalRow } from './queries.ts';

const chosenFor = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('proposal_address')
    .select(['direccion', 'apartamento', 'referencia', 'colonia', 'cp', 'ciudad', 'estado'])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();

/** The place that the client chose for it, else that of the request which it answers, else their own address. */
async function placeOf(db: Db | Trx, row: ProposalRow) {
  const place = (await chosenFor(db, row.id)) ?? (await placeOfRequest(db, row.id));
  if (place) return place;
  const own = await savedAddress(db, row.client_id, OWN_ADDRESS);
  if (!own) return null;
  const { id: _, nombre: __, ...rest } = own;
  return rest;
}

/** Where the work is, for whom it concerns: nobody but its two sides, each in their time. */
export async function addressFor(
  { db, caller }: { db: Db | Trx; caller: Caller },
  row: ProposalRow,
  /** Since when something is paid. */
  paidAt: Date | undefined,
): Promise<Proposal['direccion']> {
  const side =
    caller.id === row.client_id
      ? 'client'
      : caller.id === row.professional_id
        ? 'professional'
        : null;
  if (side === null || !seesAddress(row, side)) return null;
  const place = await placeOf(db, row);
  if (!place) return null;
  const visible = seesAddress(row, 'professional') ? (paidAt?.toISOString() ?? null) : null;
  return { ...place, visible_desde: visible };
}
