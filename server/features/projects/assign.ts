import { ROL } from '#contract/call.ts';
import { whyNot } from '#domain/projects/can.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { personByKey, publicName, requireAvailable } from '#server/features/accounts/index.ts';
import { checkSides } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { audit } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { assignedTo, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { actorOf } from './transition.ts';

/** Assigns who does the work of a published project (1 §6, Ajustes); null for nobody. False without a change. */
export async function assign(
  row: ProposalRow,
  key: string | null,
  version: number | undefined,
  context: { readonly db: Trx; readonly caller: Caller; readonly now: Date },
): Promise<boolean> {
  const { caller, db, now } = context;
  const person = key === null ? null : await personByKey(db, key);
  if (key !== null && !(person?.rol === ROL.professional && person.validado))
    return failAt('profesional_assign', 'professional_not_found');
  if (person) await requireAvailable(db, caller, person.id);
  const id = person?.id ?? null;
  if (id === row.profesional_assign_id) return false;
  const actor = caller.rol === ROL.admin ? 'admin' : actorOf(row, caller);
  const reason = whyNot('asignar', row, actor, now.getTime());
  if (reason) return fail(reason);
  if (version !== undefined && version !== row.version) return fail('proposal_changed');

  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      profesional_assign_id: id,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
  if (caller.rol === ROL.admin) {
    const before = await assignedTo(db, row.profesional_assign_id);
    const assigned = [row.profesional_assign_id, id].filter((one) => one !== null);
    await audit(db, {
      adminId: caller.id,
      action: 'asignar_profesional',
      subjectId: String(row.id),
      people: [row.client_id, row.professional_id, ...assigned],
      before: { profesional_asignado: before?.keylogin ?? null },
      after: { profesional_asignado: key },
      now,
    });
  }
  if (id !== null) await enqueue(db, checkSides, { accountId: id });
  const known = row.professional_accept ? person?.nombreVisible : person?.nombrePublico;
  const detalle = known ?? '';
  await recordEvent(db, row, { evento: 'asignado', actorId: caller.id, detalle, now });
  if (person && person.id !== row.professional_id) {
    const client = await publicNameOf(db, row.client_id);
    const parameters = [client, row.titulo];
    await notify(db, {
      accountId: person.id,
      evento: 'trabajo_asignado',
      parameters,
      project: row.id,
      now,
    });
  }
  return true;
}

/** Whoever gets the work need not know the client yet. */
const publicNameOf = async (db: Trx, id: number): Promise<string> =>
  publicName(
    await db
      .selectFrom('account')
      .select(['nombre', 'apellidos', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
