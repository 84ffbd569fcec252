import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { showing as showingShown } from '#contract/projects/view.ts';
import type { PublicProfile } from '#contract/profile/view.ts';
import type { Side } from '#domain/projects/graph.ts';
import { type Moment, MOMENTS, type Pictures } from '#domain/projects/pictures.ts';
import { type Showing, showingState } from '#domain/projects/showing.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { publicPath } from '#server/features/files/index.ts';
import { picturesView } from './deliveries.ts';
import type { ProposalRow } from './queries.ts';
import type { ViewContext } from './views.ts';

/** How many works a profile shows. */
const SHOWN_MAX = 12;

interface ShowingRow extends Showing {
  readonly categoria: string;
  readonly motivo: string;
}

/** The chosen pictures of a work, of before or after. */
export const filesOf = (momento: Moment, proposal: string) => sql<string[]>`array(
  select i.file_id from showing_image i
  where i.proposal_id = ${sql.ref(proposal)} and i.momento = ${sql.lit(momento)} order by i.orden)`;

/** What there is about showing this work; undefined before it was asked. */
export const showingOf = (db: Db | Trx, proposalId: number): Promise<ShowingRow | undefined> =>
  db
    .selectFrom('showing as s')
    .select([
      's.vez',
      's.categoria',
      's.professional_agrees as profesional',
      's.client_agrees as cliente',
      's.taken_down_motivo as motivo',
    ])
    .select(({ eb }) => eb('s.taken_down_at', 'is not', null).$castTo<boolean>().as('quitada'))
    .select(MOMENTS.map((momento) => filesOf(momento, 's.proposal_id').as(momento)))
    .where('s.proposal_id', '=', proposalId)
    .executeTakeFirst();

export const showingView = (
  context: Pick<ViewContext, 'services' | 'now'>,
  { profesional, cliente, quitada, motivo, vez, categoria, ...pictures }: ShowingRow,
): z.output<typeof showingShown> => ({
  estado: showingState({ profesional, cliente, quitada }),
  profesional,
  cliente,
  motivo,
  vez,
  categoria,
  imagenes: picturesView(context, pictures),
});

/** What the work was: as it was asked for, else what its professional does first of all. */
const tradeOf = (proposalId: number) => sql<string>`coalesce(
  (select r.categoria from request_recipient a join request r on r.id = a.request_id
    where a.proposal_id = ${proposalId}),
  (select c.categoria from proposal p
    join profile_profesion t on t.account_id = p.professional_id
    join categoria c on c.id = t.categoria_id
    where p.id = ${proposalId} order by t.orden limit 1),
  '')`;

/** Stores that the professional asks to show these pictures, for the first time or again. */
export async function storeAsked(
  trx: Trx,
  { id, professional_id }: Pick<ProposalRow, 'id' | 'professional_id'>,
  { pictures, now }: { pictures: Pictures; now: Date },
): Promise<void> {
  const asked = {
    professional_agrees: true,
    client_agrees: null,
    categoria: tradeOf(id),
    asked_at: now,
    answered_at: null,
  };
  await trx
    .insertInto('showing')
    .values({ proposal_id: id, professional_id, ...asked })
    .onConflict((earlier) =>
      earlier
        .column('proposal_id')
        .doUpdateSet(({ eb }) => ({ ...asked, vez: eb('showing.vez', '+', 1) })),
    )
    .execute();
  await trx.deleteFrom('showing_image').where('proposal_id', '=', id).execute();
  await trx
    .insertInto('showing_image')
    .values(
      MOMENTS.flatMap((momento) =>
        pictures[momento].map((file_id, orden) => ({ proposal_id: id, momento, orden, file_id })),
      ),
    )
    .execute();
}

/** Stores what one of the two says, which leaves the other's word as it is. */
export const storeWord = (
  trx: Trx,
  id: number,
  { side, agrees, now }: { side: Side; agrees: boolean; now: Date },
) =>
  trx
    .updateTable('showing')
    .set({ [`${side}_agrees` as const]: agrees, answered_at: now })
    .where('proposal_id', '=', id)
    .execute();

/** Stores that the team took it down; the answer says whether it was up. */
export async function storeTakenDown(
  trx: Trx,
  id: number,
  { by, motivo, now }: { by: number; motivo: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('showing')
    .set({ taken_down_at: now, taken_down_by: by, taken_down_motivo: motivo })
    .where('proposal_id', '=', id)
    .where('professional_agrees', '=', true)
    .where('client_agrees', '=', true)
    .where('taken_down_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The works that a profile shows, newest first, by links that work while both agree. */
export async function shownWorks(
  db: Db,
  professionalId: number,
): Promise<PublicProfile['trabajos']> {
  const rows = await db
    .selectFrom('shown_work as w')
    .select(['w.categoria', 'w.finalized_at'])
    .select(MOMENTS.map((momento) => filesOf(momento, 'w.proposal_id').as(momento)))
    .where('w.professional_id', '=', professionalId)
    .orderBy('w.proposal_id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(({ categoria, finalized_at, antes, despues }) => ({
    categoria: categoria ?? '',
    mes: mexicoDay(finalized_at?.getTime() ?? 0).slice(0, 7),
    imagenes: { antes: antes.map(linked), despues: despues.map(linked) },
  }));
}

const linked = (id: string) => ({ ruta: publicPath(id), ruta_card: publicPath(id, 'card') });
