import type { CannedAnswer } from '#contract/canned-answers.ts';
import { ANSWERS_MAX, type Topic } from '#domain/canned-answers/canned-answers.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName, whoDid } from '#server/features/accounts/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { sql } from 'kysely';

/** Those withdrawn are shown as many. */
const WITHDRAWN = 20;

/** What can be changed of an answer. */
export interface Content {
  readonly tema: Topic;
  readonly titulo: string;
  readonly texto: string;
  readonly retirada: boolean;
}

const current = (db: Db | Trx) =>
  db
    .selectFrom('canned_answer as c')
    .leftJoin('account as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.version', 'c.tema', 'c.titulo', 'c.texto', 'c.retirada', 'c.created_at'])
    .select(['c.author_id', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('c.vigente', '=', true);

type Row = Awaited<ReturnType<ReturnType<typeof current>['executeTakeFirstOrThrow']>>;

export const answersInUse = (db: Db | Trx) =>
  current(db)
    .where('c.retirada', '=', false)
    .orderBy('c.tema')
    .orderBy('c.titulo')
    .limit(ANSWERS_MAX)
    .execute();

export const answersWithdrawn = (db: Db | Trx) =>
  current(db)
    .where('c.retirada', '=', true)
    .orderBy('c.created_at', 'desc')
    .limit(WITHDRAWN)
    .execute();

export const answerView = (row: Row): CannedAnswer => ({
  id: row.id,
  version: row.version,
  tema: row.tema as Topic,
  titulo: row.titulo,
  texto: row.texto,
  retirada: row.retirada ? 1 : 0,
  por:
    row.author_id === null
      ? null
      : visibleName({
          nombre: row.nombre ?? '',
          apellidos: row.apellidos ?? '',
          deleted_at: row.deleted_at,
        }),
  createAt: row.created_at.toISOString(),
});

export async function viewOf(db: Trx, id: number): Promise<CannedAnswer> {
  return answerView(await current(db).where('c.id', '=', id).executeTakeFirstOrThrow());
}

/** One writer of answers at a time: they are few, and each is written seldom. */
const lockAll = (db: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('canned_answer'))`.execute(db);

/** The answer as it holds, locked; whoever was faster than the screen is named. */
export async function lockAnswer(db: Trx, id: number, version: number | undefined) {
  // Not by its row: whoever waited for that would look for a version that holds no more.
  await lockAll(db);
  const row =
    (await db
      .selectFrom('canned_answer')
      .select(['id', 'version', 'tema', 'titulo', 'texto', 'retirada'])
      .where('id', '=', id)
      .where('vigente', '=', true)
      .executeTakeFirst()) ?? fail('canned_answer_not_found');
  if (row.version !== version) {
    const last = await lastAct(db, ['cambiar_respuesta'], String(id));
    failSaying('canned_answer_changed', last ? await whoDid(db, last, 'la cambió') : '');
  }
  return row;
}

export type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>;

export const contentOf = ({ tema, titulo, texto, retirada }: LockedAnswer): Content => ({
  tema: tema as Topic,
  titulo,
  texto,
  retirada,
});

/** Ends the call where another answer in use is called so, or where there are as many as there may be. */
async function checkRoom(db: Trx, { tema, titulo }: Content, id: number | null): Promise<void> {
  const { rows } = await sql<{ others: number; same: boolean }>`
    select count(*)::int as others,
      coalesce(bool_or(c.tema = ${tema} and lower(c.titulo) = lower(${titulo})), false) as same
    from canned_answer c where c.vigente and not c.retirada and c.id is distinct from ${id}`.execute(
    db,
  );
  const { others = 0, same = false } = rows[0] ?? {};
  if (same) failAt('titulo', 'canned_answer_title');
  if (others >= ANSWERS_MAX) fail('canned_answers_full');
}

interface Change {
  /** Null for a new one. */
  readonly before: LockedAnswer | null;
  readonly after: Content;
  readonly adminId: number;
  readonly now: Date;
}

/** Writes the next version of an answer, or the first, and the audit log; its number. Under the lock of all. */
export async function writeAnswer(
  db: Trx,
  { before, after, adminId, now }: Change,
): Promise<number> {
  if (!after.retirada) await checkRoom(db, after, before?.id ?? null);
  const id = before?.id ?? (await nextId(db));
  await db
    .updateTable('canned_answer')
    .set({ vigente: false })
    .where('id', '=', id)
    .where('vigente', '=', true)
    .execute();
  await db
    .insertInto('canned_answer')
    .values({
      id,
      version: (before?.version ?? 0) + 1,
      ...after,
      author_id: adminId,
      created_at: now,
    })
    .execute();
  await audit(db, {
    adminId,
    action: 'cambiar_respuesta',
    subjectId: String(id),
    people: [],
    ...(before && { before: contentOf(before) }),
    after,
    now,
  });
  return id;
}

async function nextId(db: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('canned_answer_id') as id`.execute(db);
  return Number(rows[0]?.id);
}

/** The same answer, in use already: sent again after a lost reply. */
export async function sameAnswer(
  db: Trx,
  { tema, titulo, texto }: Content,
): Promise<number | undefined> {
  // Of two who write the same at once, the second finds that of the first.
  await lockAll(db);
  const row = await db
    .selectFrom('canned_answer')
    .select('id')
    .where('vigente', '=', true)
    .where('retirada', '=', false)
    .where('tema', '=', tema)
    .where('titulo', '=', titulo)
    .where('texto', '=', texto)
    .executeTakeFirst();
  return row?.id;
}
