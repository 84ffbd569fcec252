import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { ACTING } from '#domain/administrators/permissions.ts';
import { sharedPaths } from '#lib/paths.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  accountName,
  listedPerson,
  type ListedPersonRow,
  nameOfListed,
  whoDid,
} from '#server/features/accounts/index.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';
import { listFor } from '#server/features/notifications/index.ts';
import type { ProposalRow } from '../queries.ts';

/** Whether an account looks after projects: in the team, not suspended, and not only to read. */
export const mayBeAssigned = (alias: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${of('rol')} = ${sql.lit(ROL.admin)} and ${of('deleted_at')} is null
    and ${of('suspended_at')} is null and ${of('permisos')} && ${sql.lit(`{${ACTING.join()}}`)}::text[])`;
};

/** Selects who looks after the project `p`; null where nobody does. */
export const ASSIGNEE = sql<ListedPersonRow | null>`(
  select ${listedPerson('o')} from account o where o.id = p.responsable_id and ${mayBeAssigned('o')})`;

/** Whether the project `p` is so looked after: by whoever asks, by nobody, or by somebody with this key. */
export async function isAssignedTo(
  db: Db | Trx,
  whose: string,
  callerId: number,
): Promise<RawBuilder<SqlBool>> {
  if (whose === 'nadie') {
    // As an array: a subquery beside an «or» would read every project there is.
    const { rows } = await sql<{ id: number }>`select a.id from account a
      where a.rol = ${sql.lit(ROL.admin)} and not ${mayBeAssigned('a')}`.execute(db);
    return sql`(p.responsable_id is null or p.responsable_id = any(${rows.map(({ id }) => id)}::bigint[]))`;
  }
  if (whose === 'mias') return sql`p.responsable_id = ${callerId}`;
  return sql`p.responsable_id = (
    select a.id from account a where a.keylogin = ${whose} and ${mayBeAssigned('a')})`;
}

export const assigneeView = (assignee: ListedPersonRow | null) =>
  assignee && { keylogin: assignee.keylogin, nombre: nameOfListed(assignee) };

/** Who looks after a project, and since when. */
export async function assigneeOf(db: Db | Trx, id: number) {
  const { rows } = await sql<{ assignee: ListedPersonRow | null; since: Date | null }>`
    select ${ASSIGNEE} as assignee, p.responsable_at as since from proposal p where p.id = ${id}`.execute(
    db,
  );
  const { assignee, since } = rows[0] ?? { assignee: null, since: null };
  const view = assigneeView(assignee);
  return view && since ? { ...view, desde: since.toISOString() } : null;
}

/** To whom it is given, and whose it was for whoever gives it: keys, '' for nobody. */
export interface Given {
  readonly a: string;
  readonly antes: string;
  readonly by: number;
  readonly now: Date;
}

/** Gives a locked project to somebody of the team, or releases it; who looks after it from then on. */
export async function giveProject(
  db: Trx,
  row: ProposalRow,
  { a, antes, by, now }: Given,
): Promise<Awaited<ReturnType<typeof assigneeOf>>> {
  const { id } = row;
  const had = await assigneeOf(db, id);
  const given = await mayGive(db, {
    had,
    a,
    antes,
    act: 'asignar_proyecto',
    subjectId: String(id),
  });
  if (given === undefined) return had;
  await db
    .updateTable('proposal')
    .set({ responsable_id: given, responsable_at: given === null ? null : now })
    .where('id', '=', id)
    .execute();
  const before = had && (await assigneeBy(db, had.keylogin));
  await audit(db, {
    adminId: by,
    action: 'asignar_proyecto',
    subjectId: String(id),
    people: [row.client_id, row.professional_id, before, given].filter(
      (one): one is number => typeof one === 'number',
    ),
    before: { responsable: had?.keylogin ?? null },
    after: { responsable: a === '' ? null : a },
    now,
  });
  if (given !== null && given !== by)
    await listFor(
      db,
      [given],
      {
        subject: 'Te asignaron un proyecto',
        text: `${await accountName(db, by)} te dejó a cargo de «${row.titulo || 'Sin título'}».`,
        path: sharedPaths.teamProject(id),
      },
      now,
    );
  return assigneeOf(db, id);
}

/**
 * The account to which something is given, null for nobody; undefined where that is whose it is already. Ends the call where it
 * is somebody else's by now, or where nobody can look after things by that key.
 */
export async function mayGive(
  db: Trx,
  asked: {
    had: { keylogin: string } | null;
    a: string;
    antes: string;
    act: AuditAction;
    subjectId: string;
  },
): Promise<number | null | undefined> {
  const { a, antes, act, subjectId } = asked;
  const had = asked.had?.keylogin ?? '';
  if (had === a) return undefined;
  if (had !== antes) {
    const last = await lastAct(db, [act], subjectId);
    return failSaying('assignee_changed', last ? await whoDid(db, last, 'lo cambió') : '');
  }
  return a === '' ? null : ((await assigneeBy(db, a)) ?? fail('assignee_not_found'));
}

/** Somebody who can look after a project, locked so that they stay so until then. */
async function assigneeBy(db: Trx, keylogin: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where a.keylogin = ${keylogin} and ${mayBeAssigned('a')} for share`.execute(db);
  return rows[0]?.id;
}
