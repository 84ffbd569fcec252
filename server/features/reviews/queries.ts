import { type SqlBool, sql } from 'kysely';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportReviews } from '#contract/reviews.ts';
import type { ReviewOrder } from '#domain/reviews/listing.ts';
import { inOrder } from '#server/db/in-chunks.ts';
import {
  type NumberedPage,
  numberedPage,
  oldestFirst,
  type PageRequest,
  type Sort,
} from '#server/db/numbered-page.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { containsText } from '#server/db/text-match.ts';
import { isListedPerson, listedPerson } from '#server/features/accounts/index.ts';

/** As in the indexes review_text and review_signs. */
const TEXT = sql`r.description`;

type Type = 'cliente' | 'profesional';

const shown = (db: Db, type: Type | undefined) =>
  db
    .selectFrom('review as r')
    .where('r.deleted_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('r.type', '=', type as Type));

const SORTS: Record<ReviewOrder, Sort | undefined> = {
  recientes: undefined,
  antiguas: oldestFirst('review'),
  calificacion: { table: 'review', column: 'rating', way: 'asc' },
};

/** The ids of one page of the reviews that are shown. */
export function reviewPage(
  db: Db,
  { search = '', type, orden = 'recientes' }: ParsedInputOf<typeof exportReviews>,
  asked: PageRequest & { rows: number },
): Promise<NumberedPage> {
  const request = { ...asked, sort: SORTS[orden] };
  const list = shown(db, type);
  const said = containsText(TEXT, search);
  if (!said) return numberedPage(db, list, 'r.id', request);
  const parts = [
    list.where(said),
    list.innerJoin('account as a', 'a.id', 'r.author_id').where(isListedPerson('a', search)),
    list.innerJoin('account as a', 'a.id', 'r.subject_id').where(isListedPerson('a', search)),
  ].map((part) => part.select('r.id as key'));
  const whole = list
    .innerJoin('account as s', 's.id', 'r.author_id')
    .innerJoin('account as t', 't.id', 'r.subject_id')
    .where((eb) => eb.or([said, isListedPerson('s', search), isListedPerson('t', search)]));
  return numberedPage(db, whole, 'r.id', { ...request, parts });
}

const rows = (db: Db) =>
  shown(db, undefined)
    .innerJoin('account as s', 's.id', 'r.author_id')
    .innerJoin('account as t', 't.id', 'r.subject_id')
    .innerJoin('proposal as p', 'p.id', 'r.proposal_id')
    .select(['r.id', 'r.proposal_id', 'r.type', 'r.rating', 'r.description', 'r.created_at'])
    .select(['r.visible_at', 'r.answer'])
    .select([listedPerson('s').as('author'), listedPerson('t').as('subject')])
    .select(['p.titulo', 'p.finalized_at']);

/** What the list shows of these reviews, in this order. */
export const reviewRows = async (db: Db, ids: readonly number[]) =>
  inOrder(ids, await rows(db).where(sql<SqlBool>`r.id = any(${ids})`).execute());

export const reviewRow = (db: Db, id: number) => rows(db).where('r.id', '=', id).executeTakeFirst();

/** What the two of a project said of each other, as far as both may read it; the client's first. */
export const visibleReviews = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('review as r')
    .select((eb) => [eb.ref('r.type').$castTo<Type>().as('de'), 'r.rating', 'r.description'])
    .where('r.proposal_id', '=', proposalId)
    .where('r.visible_at', 'is not', null)
    .where('r.deleted_at', 'is', null)
    .orderBy('r.type')
    .execute();

/** A visible review of this person, locked; undefined when there is none. */
export const lockReceived = (trx: Trx, id: number, subjectId: number) =>
  trx
    .selectFrom('review as r')
    .innerJoin('proposal as p', 'p.id', 'r.proposal_id')
    .select(['r.author_id', 'r.answered_at', 'p.titulo'])
    .where('r.id', '=', id)
    .where('r.subject_id', '=', subjectId)
    .where('r.visible_at', 'is not', null)
    .where('r.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();

export const storeAnswer = (
  trx: Trx,
  { id, answer, now }: { id: number; answer: string; now: Date },
) => trx.updateTable('review').set({ answer, answered_at: now }).where('id', '=', id).execute();

/** Hides a review; a trigger removes it from the averages. False when there is none. */
export async function takeDown(
  trx: Trx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review')
    .set({ deleted_at: now, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
