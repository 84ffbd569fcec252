import type { Proposal } from '#contract/views.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { seesAddress } from '#domain/projects/address.ts';
import { searchText } from '#lib/search-text.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { savedAddress } from '#server/features/accounts/index.ts';
import { placeOfRequest } from '#server/features/requests/index.ts';
import type { ProposalRow } from './queries.ts';

/** The place that the client chose for a project; undefined until then. */
export const chosenFor = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('proposal_address')
    .select(['direccion', 'apartamento', 'referencia', 'colonia', 'cp', 'ciudad', 'estado'])
    .select('chosen_at')
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();

/**
 * The place that the client chose for it. Until somebody is paid to come there: that of the request which it answers,
 * else their own address, unless they asked for a work in another city.
 */
async function placeOf(db: Db | Trx, row: ProposalRow) {
  const chosen = await chosenFor(db, row.id);
  if (chosen) {
    const { chosen_at: chosenAt, ...place } = chosen;
    return { place, chosenAt };
  }
  if (seesAddress(row, 'professional')) return null;
  const place = await placeBefore(db, row);
  return place && { place, chosenAt: null };
}

async function placeBefore(db: Db | Trx, row: ProposalRow) {
  const asked = await placeOfRequest(db, row.id);
  if (asked?.direccion) return asked;
  const own = await savedAddress(db, row.client_id, OWN_ADDRESS);
  if (!own || isElsewhere(own, asked)) return null;
  const { id: _, nombre: __, ...place } = own;
  return place;
}

/** Whether a work was asked for in another city than where the client lives. */
const isElsewhere = (
  own: { estado: string; ciudad: string },
  asked: { estado: string; ciudad: string } | undefined,
): boolean =>
  asked !== undefined &&
  asked.ciudad !== '' &&
  searchText(`${asked.estado} ${asked.ciudad}`) !== searchText(`${own.estado} ${own.ciudad}`);

/**
 * Keeps where a work is when somebody is first paid to come: a later change of the client's addresses is of other works,
 * and shows no other street to them.
 */
export async function keepAddress(trx: Trx, row: ProposalRow, now: Date): Promise<void> {
  const place = await placeBefore(trx, row);
  if (!place) return;
  await trx
    .insertInto('proposal_address')
    .values({ proposal_id: row.id, ...place, chosen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  const found = await placeOf(db, row);
  if (!found) return null;
  const { place, chosenAt } = found;
  if (!seesAddress(row, 'professional') || !paidAt) return { ...place, visible_desde: null };
  // One that was chosen after the payment was not seen before.
  const since = chosenAt !== null && chosenAt > paidAt ? chosenAt : paidAt;
  return { ...place, visible_desde: since.toISOString() };
}
