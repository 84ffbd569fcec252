import { assignCase as call } from '#contract/queue.ts';
import { QUEUE, type QueueKind } from '#domain/queue/queue.ts';
import { sharedPaths } from '#lib/paths.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, nameOfListed } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { listFor } from '#server/features/notifications/index.ts';
import { type Given, giveProject, lockAny, mayGive } from '#server/features/projects/index.ts';
import { lockAssignee, numbersOf, OF_ACCOUNT, openItem } from './queries.ts';

export const assignCase = handle(
  call,
  async ({ tipo, clave, a = '', antes = '' }, { caller, db, now }) => {
    const [id = fail('queue_item_gone')] = await numbersOf(db, tipo, [clave]);
    const open = (await openItem(db, tipo, id, now)) ?? fail('queue_item_gone');
    const given = { a, antes, by: caller.id, now };
    if (tipo === 'riesgo') await requireOther(db, id, { a, by: caller.id });
    if (open.proposalId === null)
      return { responsable: await giveItem(db, { tipo, clave, id }, given) };
    const project = (await lockAny(db, open.proposalId)) ?? fail('queue_item_gone');
    const whose = await giveProject(db, project, given);
    return { responsable: whose && { keylogin: whose.keylogin, nombre: whose.nombre } };
  },
);

/** Nobody looks after a case that is about them, as nobody closes one. */
async function requireOther(db: Trx, id: number, { a, by }: { a: string; by: number }) {
  const about = await db
    .selectFrom('risk_hit as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .select(['a.id', 'a.keylogin'])
    .where('h.id', '=', id)
    .executeTakeFirst();
  if (about && about.keylogin === a) fail(about.id === by ? 'risk_own' : 'risk_about');
}

interface Item {
  readonly tipo: QueueKind;
  readonly clave: string;
  readonly id: number;
}

/** Gives what is about no project to somebody of the team, or releases it; who looks after it from then on. */
async function giveItem(db: Trx, { tipo, clave, id }: Item, { a, antes, by, now }: Given) {
  const row = await lockAssignee(db, tipo, id);
  const had = row && { keylogin: row.keylogin, nombre: nameOfListed(row) };
  const subjectId = `${tipo}:${clave}`;
  const given = await mayGive(db, { had, a, antes, act: 'asignar_caso', subjectId });
  if (given === undefined) return had;
  await db
    .updateTable('queue_assignee')
    .set({ responsable_id: given, responsable_at: given === null ? null : now })
    .where('tipo', '=', tipo)
    .where('object_id', '=', id)
    .execute();
  await audit(db, {
    adminId: by,
    action: 'asignar_caso',
    subjectId,
    people: [row?.id, given, OF_ACCOUNT.includes(tipo) ? id : null].filter(
      (one): one is number => typeof one === 'number',
    ),
    before: { responsable: had?.keylogin ?? null },
    after: { responsable: a === '' ? null : a },
    now,
  });
  if (given === null) return null;
  const nombre = await accountName(db, given);
  if (given !== by)
    await listFor(
      db,
      [given],
      {
        subject: 'Te asignaron un caso',
        text: `${await accountName(db, by)} te dejó a cargo: ${QUEUE[tipo].one.toLowerCase()}.`,
        path: sharedPaths.queueItem(tipo, clave),
      },
      now,
    );
  return { keylogin: a, nombre };
}
