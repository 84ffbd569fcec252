import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { AUDIT_ACTIONS, type AuditAction, auditedChange } from '#domain/audit/audit.ts';
import { isRead, type ListRead, SAME_READING_MS, type SingleRead } from '#domain/risk/reads.ts';
import { maskedText } from '#domain/team-search/masked.ts';
import type { Trx } from '#server/db/pool.ts';
import { watchReads } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { askedFilters } from './asked.ts';

/** Who approved what is done in a transaction. */
const approvers = new WeakMap<Trx, number>();

/** Everything that is recorded in this transaction from now on, somebody else has approved (4 §F). */
export function approveWithin(trx: Trx, approverId: number): void {
  approvers.set(trx, approverId);
}

/**
 * Records an administrator's action for ever (decisions §4), in the transaction that performs it. Of
 * `before` and `after` only the differing fields are kept, and nothing secret in clear.
 */
export async function audit(
  trx: Trx,
  entry: {
    adminId: number;
    action: AuditAction;
    /** The public id of the subject. */
    subjectId: string;
    /** The accounts concerned, by which the log is searched; none for a category. */
    people: readonly number[];
    before?: object;
    after?: object;
    now: Date;
  },
): Promise<void> {
  const { before, after } = auditedChange(entry.before, entry.after);
  const { id } = await trx
    .insertInto('audit_log')
    .values({
      admin_id: entry.adminId,
      action: entry.action,
      subject: AUDIT_ACTIONS[entry.action].subject,
      subject_id: entry.subjectId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      created_at: entry.now,
      // Not beside their own name.
      approved_by: approvedBy(trx, entry.adminId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isRead(entry.action)) await watch(trx, entry.adminId, entry.now);
  const people = [...new Set(entry.people)];
  if (people.length > 0)
    await trx
      .insertInto('audit_person')
      .values(
        people.map((account) => ({ account_id: account, created_at: entry.now, audit_id: id })),
      )
      .execute();
}

/** A job looks at how much somebody read lately. Without a key, on which their transactions would wait for each other. */
const watch = (trx: Trx, adminId: number, now: Date): Promise<void> =>
  enqueue(trx, watchReads, { adminId, at: now.toISOString() });

/** What somebody changes of how they enter their account. */
export type AccessChange =
  | 'contraseña'
  | 'aplicación'
  | 'aplicación quitada'
  | 'llave'
  | 'llave quitada'
  | 'códigos en papel'
  | 'teléfono'
  | 'correo';

/** Records that an administrator changed how they enter: whoever has their session could. Of others nothing is recorded. */
export async function auditAccess(
  trx: Trx,
  who: { readonly id: number; readonly rol: number; readonly keylogin: string },
  cambio: AccessChange,
  now: Date,
): Promise<void> {
  if (who.rol !== ROL.admin) return;
  await audit(trx, {
    adminId: who.id,
    action: 'cambiar_acceso',
    subjectId: who.keylogin,
    people: [who.id],
    after: { cambio },
    now,
  });
}

/**
 * Records that an administrator read a list of people, with what was asked for and not what was found, or opened one thing;
 * once for the same question or thing within minutes. `of` is whom it was narrowed to, or whom it is about, by number or key.
 */
export async function auditRead(
  trx: Trx,
  {
    adminId,
    action,
    subjectId = '',
    asked = {},
    of = [],
    now,
  }: {
    adminId: number;
    action: 'buscar' | ListRead | SingleRead;
    /** The public id of the thing. */
    subjectId?: string;
    asked?: object;
    of?: readonly (number | string)[];
    now: Date;
  },
): Promise<void> {
  const after = JSON.stringify(asked);
  const { rows } = await sql<{ id: number }>`
    insert into audit_log (admin_id, action, subject, subject_id, after, created_at)
      select ${adminId}, ${action}, ${AUDIT_ACTIONS[action].subject}, ${subjectId}, ${after}::jsonb, ${now}
      where not exists (select from audit_log l where l.admin_id = ${adminId} and l.action = ${action}
        and l.subject_id = ${subjectId}
        and l.created_at > ${new Date(now.getTime() - SAME_READING_MS)} and l.after = ${after}::jsonb)
      returning id`.execute(trx);
  const [written] = rows;
  if (!written) return;
  await watch(trx, adminId, now);
  if (of.length === 0) return;
  const ids = of.filter((one) => typeof one === 'number');
  const keys = of.filter((one) => typeof one === 'string');
  await sql`insert into audit_person (account_id, created_at, audit_id)
    select a.id, ${now}, ${written.id} from account a
    where a.id = any(${ids}::bigint[]) or a.keylogin = any(${keys}::text[])`.execute(trx);
}

/** What lists are asked for besides their filters; a number of rows says how many people are shown. */
interface ListInput {
  readonly page?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  readonly cuantos?: number | undefined;
  readonly marca?: string | undefined;
  readonly despues?: number | string | undefined;
  readonly antes?: number | undefined;
  readonly search?: string | undefined;
  /** The `keylogin` of the one person whom it is about. */
  readonly persona?: string | undefined;
}

/** Records a page of a list of people. Each page is a read of its own: whoever pages through everybody reads many. */
export async function auditList(
  trx: Trx,
  {
    adminId,
    action,
    input,
    of = input.persona ? [input.persona] : [],
    now,
  }: {
    adminId: number;
    action: ListRead;
    input: ListInput;
    of?: readonly (number | string)[];
    now: Date;
  },
): Promise<void> {
  const { page = 1, itemsPerPage, cuantos, marca, despues, antes, search, ...filters } = input;
  const asked = askedFilters({
    ...filters,
    search: search && maskedText(search),
    page: page > 1 && page,
    // A mark decides which rows a page has, whatever its number.
    tras: marca ?? despues ?? antes,
    filas: itemsPerPage ?? cuantos,
  });
  await auditRead(trx, { adminId, action, asked, of, now });
}

function approvedBy(trx: Trx, adminId: number): number | null {
  const approver = approvers.get(trx) ?? null;
  return approver === adminId ? null : approver;
}
