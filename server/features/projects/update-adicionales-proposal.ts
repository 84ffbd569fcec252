import type { z } from 'zod/mini';
import { additionalFields, updateAdicionalesProposal as call } from '#contract/projects.ts';
import { type Estatus, whyNotAdd, whyNotChange } from '#domain/projects/additional.ts';
import { centavos, fromMxn } from '#domain/money.ts';
import type { Side } from '#domain/projects/graph.ts';
import { camposOf } from '#server/calls/dispatch.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import { type AdditionalRow, additionalOf, markPaidInFull } from './additional.ts';
import { byId, lockOwn, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { sideOf, advance } from './transition.ts';
import { freshView } from './views.ts';

type Entry = z.output<typeof call.input>['newProposal']['data_propuesta']['adicionales'][number];

interface Change {
  readonly row: ProposalRow;
  readonly side: Side;
  readonly actorId: number;
  readonly now: Date;
}

export const updateAdicionalesProposal = handle(
  call,
  async ({ proposal: { id, version }, newProposal }, context) => {
    const { caller, db, now } = context;
    const row = await lockOwn(db, id, caller.id);
    if (!row) return fail('proposal_not_found');
    if (version !== undefined && version !== row.version) return fail('proposal_changed');
    const side = sideOf(row, caller.id);
    const existing = await additionalOf(db, id);
    for (const [place, entry] of newProposal.data_propuesta.adicionales.entries()) {
      const item =
        entry.id === undefined ? existing[place] : existing.find(({ id }) => id === entry.id);
      if (entry.id !== undefined && !item) return fail('additional_not_found');
      if (item && !isSame(entry, item)) return fail('proposal_changed');
      // Read again: the previous entry may have changed the project.
      const current = (await byId(db, id)) ?? row;
      const change = { row: current, side, actorId: caller.id, now };
      if (!item) await add(db, change, entry, place);
      else if (entry.estatus !== undefined && entry.estatus !== item.estatus)
        await changeEstatus(db, change, item, entry.estatus);
    }
    return { proposal: await freshView(context, id) };
  },
);

/** Without an id, another description at the same position is another service, added by somebody else meanwhile. */
const isSame = ({ id, descripcion }: Entry, item: AdditionalRow): boolean =>
  id !== undefined || typeof descripcion !== 'string' || descripcion.trim() === item.descripcion;

async function add(trx: Trx, change: Change, entry: Entry, place: number): Promise<void> {
  const { row, side, actorId, now } = change;
  const reason = whyNotAdd(row, side);
  if (reason) return fail(reason);
  const checked = additionalFields.safeParse(entry);
  if (!checked.success) {
    const campos = camposOf(checked.error.issues);
    const at = (campo: string) => `data_propuesta.adicionales.${place}.${campo}`;
    // Under the field's name for a form with one service, and with its position for a list.
    return fail('invalid_input', {
      ...campos,
      ...Object.fromEntries(Object.entries(campos).map(([campo, text]) => [at(campo), text])),
    });
  }
  const { descripcion } = checked.data;
  const precio = fromMxn(checked.data.precio);
  await trx
    .insertInto('additional')
    .values({ proposal_id: row.id, descripcion, precio, created_at: now })
    .execute();
  await touch(trx, row, {}, now);
  await recordEvent(trx, row, {
    evento: 'adicional_pedido',
    actorId,
    monto: precio,
    detalle: descripcion,
    now,
  });
}

async function changeEstatus(
  trx: Trx,
  change: Change,
  item: AdditionalRow,
  to: Estatus,
): Promise<void> {
  const { row, side, actorId, now } = change;
  const reason = whyNotChange(row, item, to, side);
  if (reason) return fail(reason);
  if (to === 'aceptado') await requireAvailable(trx, { id: actorId }, row.professional_id);
  await trx
    .updateTable('additional')
    .set({ estatus: to, decided_at: now })
    .where('id', '=', item.id)
    .execute();
  const accepted = (estatus: Estatus): number => (estatus === 'aceptado' ? item.precio : 0);
  const raised = accepted(to) - accepted(item.estatus);
  const precio = centavos((row.precio ?? 0) + raised);
  const adicional_por_pagar = centavos(row.adicional_por_pagar + raised);
  await touch(trx, row, { precio, adicional_por_pagar }, now);
  const { precio: monto, descripcion: detalle } = item;
  const continues = raised < 0 && (await settleAnew(trx, row.id, now));
  const after = await byId(trx, row.id);
  if (!after || to === 'pendiente') return;
  await recordEvent(trx, after, { evento: `adicional_${to}`, actorId, monto, detalle, now });
  if (continues) await recordEvent(trx, after, { evento: 'pagado_al_retirar', actorId: null, now });
}

/** Without the unpaid service the project may be fully paid; answers whether it continues by that. */
async function settleAnew(trx: Trx, id: number, now: Date): Promise<boolean> {
  const row = await byId(trx, id);
  if (!row || row.pagado === 0 || row.pagado !== row.precio) return false;
  await markPaidInFull(trx, id, now);
  if (row.estado !== 'por_pagar') return false;
  await advance(trx, row, { to: 'pagado', actor: 'payment', actorId: null, now });
  return true;
}

const touch = (
  trx: Trx,
  row: ProposalRow,
  columns: { precio?: number; adicional_por_pagar?: number },
  now: Date,
) =>
  trx
    .updateTable('proposal')
    .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .execute();
