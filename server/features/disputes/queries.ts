import { type SqlBool, sql } from 'kysely';
import type { Split } from '#domain/projects/cancellation.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { OfferEnd } from './offers.ts';
import { OVERVIEW } from '#server/features/cases/index.ts';
import { insertFile, type StoredImage } from '#server/features/files/index.ts';

export interface DisputeRow {
  readonly id: number;
  readonly opener_key: string;
  readonly texto: string;
  readonly created_at: Date;
  /** What the other side said, and when. */
  readonly respuesta: string | null;
  readonly respuesta_at: Date | null;
  /** File ids, those of the opener and those of the other side. */
  readonly imagenes: readonly string[];
  readonly respuesta_imagenes: readonly string[];
}

const disputes = (db: Db | Trx) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('account as opener', 'opener.id', 'd.opened_by')
    .select([
      'd.id',
      'opener.keylogin as opener_key',
      'd.texto',
      'd.created_at',
      'd.respuesta',
      'd.respuesta_at',
    ])
    .select([filesOf(false).as('imagenes'), filesOf(true).as('respuesta_imagenes')]);

const filesOf = (answers: boolean) =>
  sql<string[]>`array(select f.file_id from dispute_file f
    where f.dispute_id = d.id and f.de_respuesta = ${sql.lit(answers)} order by f.file_id)`;

/** The open dispute of a project, if there is one. */
export const openDisputeOf = (db: Db | Trx, proposalId: number): Promise<DisputeRow | undefined> =>
  disputes(db)
    .where('d.proposal_id', '=', proposalId)
    .where('d.resolved_at', 'is', null)
    .executeTakeFirst();

/** The id of a dispute's project. */
export const disputeProject = async (trx: Db | Trx, id: number): Promise<number | undefined> =>
  (await trx.selectFrom('dispute').select('proposal_id').where('id', '=', id).executeTakeFirst())
    ?.proposal_id;

/** Whether a dispute has not ended; read after its project was locked. */
export async function isOpen(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('dispute')
    .select('id')
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether this very ruling of this person has ended a dispute: who never had its answer presses again. */
export async function isRuledSo(
  trx: Trx,
  id: number,
  { by, motivo, refund }: { by: number; motivo: string; refund: number },
): Promise<boolean> {
  const found = await trx
    .selectFrom('dispute')
    .select('id')
    .where('id', '=', id)
    .where('fin', '=', 'decision')
    .where('resolved_by', '=', by)
    .where('motivo', '=', motivo)
    .where('reembolso', '=', refund)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a dispute with its images, which only the parties and administrators see. */
export async function insertDispute(
  trx: Trx,
  dispute: {
    proposalId: number;
    openedBy: number;
    texto: string;
    images: readonly StoredImage[];
    now: Date;
  },
): Promise<number> {
  const { proposalId, openedBy, texto, images, now } = dispute;
  const { id } = await trx
    .insertInto('dispute')
    .values({ proposal_id: proposalId, opened_by: openedBy, texto, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertImages(trx, images, { id, ownerId: openedBy, answers: false, now });
  return id;
}

/** Stores what the other side says, with its images, once. */
export async function insertAnswer(
  trx: Trx,
  answer: { id: number; by: number; texto: string; images: readonly StoredImage[]; now: Date },
): Promise<void> {
  const { id, by, texto, images, now } = answer;
  await trx
    .updateTable('dispute')
    .set({ respuesta: texto, respuesta_at: now })
    .where('id', '=', id)
    .execute();
  await insertImages(trx, images, { id, ownerId: by, answers: true, now });
}

async function insertImages(
  trx: Trx,
  images: readonly StoredImage[],
  { id, ownerId, answers, now }: { id: number; ownerId: number; answers: boolean; now: Date },
): Promise<void> {
  for (const image of images) {
    await insertFile(trx, image, { ownerId, purpose: 'disputa', isPublic: false, now });
    await trx
      .insertInto('dispute_file')
      .values({ dispute_id: id, file_id: image.id, de_respuesta: answers })
      .execute();
  }
}

/** How a dispute ends: the team decides with a reason, the two agree, or who opened it withdraws it. */
type End =
  | { fin: 'decision'; motivo: string; split: Split }
  | { fin: 'acuerdo'; split: Split }
  | { fin: 'retirada' };

/** Records how a dispute ended; false when it had already. */
export async function endDispute(
  trx: Trx,
  id: number,
  end: End & { by: number; now: Date },
): Promise<boolean> {
  const { fin, by, now } = end;
  const { numUpdatedRows } = await trx
    .updateTable('dispute')
    .set({
      resolved_at: now,
      resolved_by: by,
      fin,
      ...('motivo' in end && { motivo: end.motivo }),
      ...('split' in end && { reembolso: end.split.refund, liberado: end.split.release }),
    })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  await trx
    .updateTable('dispute_offer')
    .set({ ended_at: now, fin: 'caduca' satisfies OfferEnd })
    .where('dispute_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  return numUpdatedRows === 1n;
}

/** Marks a locked project as changed, so that both sides see it. */
export const touchProject = (trx: Trx, id: number, now: Date) =>
  trx
    .updateTable('proposal')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();

/** Disputes with their projects, the two people and the money. */
const withProjects = (db: Db | Trx) =>
  disputes(db)
    .innerJoin('proposal as p', 'p.id', 'd.proposal_id')
    .innerJoin('account as c', 'c.id', 'p.client_id')
    .innerJoin('account as a', 'a.id', 'p.professional_id')
    .leftJoin('profile as ap', 'ap.account_id', 'a.id')
    // Nothing is disputed that was not accepted.
    .innerJoin('rate', 'rate.id', 'p.rate_id')
    .leftJoin('account as ender', 'ender.id', 'd.resolved_by')
    .leftJoin('profile as ep', 'ep.account_id', 'ender.id')
    .leftJoin('ledger_account as held', (join) =>
      join.onRef('held.proposal_id', '=', 'p.id').on('held.kind', '=', sql.lit('retenido')),
    )
    .select([
      'd.proposal_id',
      'd.resolved_at',
      'd.reembolso',
      'd.liberado as decided_release',
      'd.motivo',
      'd.fin',
      'ender.nombre as ender_nombre',
      'ender.apellidos as ender_apellidos',
      'ender.deleted_at as ender_deleted_at',
      'ep.nombre_comercial as ender_comercial',
      'rate.hundredths',
      'rate.fixed',
    ])
    .select(OVERVIEW);

/** One page: open ones oldest first, resolved ones newest first. */
export const disputePage = (
  db: Db | Trx,
  { open, despues, rows }: { open: boolean; despues: number | undefined; rows: number },
) => {
  const direction = open ? 'asc' : 'desc';
  const beyond = open ? sql<SqlBool>`d.id > ${despues ?? 0}` : sql<SqlBool>`d.id < ${despues ?? 0}`;
  return withProjects(db)
    .where('d.resolved_at', open ? 'is' : 'is not', null)
    .$if(despues !== undefined, (query) => query.where(beyond))
    .orderBy('d.id', direction)
    .limit(rows)
    .execute();
};

/** The one of that number, in a list; an empty list where there is none. */
export const disputeWithProject = (db: Db | Trx, id: number): Promise<DisputePageRow[]> =>
  withProjects(db).where('d.id', '=', id).execute();

export type DisputePageRow = Awaited<ReturnType<typeof disputePage>>[number];

export async function countOpen(db: Db | Trx): Promise<number> {
  const { open } = await db
    .selectFrom('dispute')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}
