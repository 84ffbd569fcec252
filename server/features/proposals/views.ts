import type { z } from 'zod/mini';
import type { proposal } from '#contract/views.ts';
import { feeOf, netOf } from '#domain/fee.ts';
import { amountDue } from '#domain/installments.ts';
import { toMxn, ZERO } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { assignedTo, byId, eventsOf, type ProposalRow } from './queries.ts';

type ProposalView = z.output<typeof proposal>;

const zeroOrOne = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

/** The project as both parties see it, as of now. */
export async function proposalView(db: Db | Trx, row: ProposalRow): Promise<ProposalView> {
  const events = await eventsOf(db, row.id);
  const precio = row.precio ?? ZERO;
  const due = row.estado === 'por_pagar' ? amountDue(precio, row.pagado) : ZERO;
  return {
    id: row.id,
    estado: row.estado,
    sender: row.sender_key,
    recieved: row.recieved_key,
    sender_accept: zeroOrOne(row.sender_accept),
    receiver_accept: zeroOrOne(row.receiver_accept),
    titulo: row.titulo,
    descripcion: row.descripcion,
    start: row.start,
    end: row.end,
    precio: row.precio === null ? null : toMxn(row.precio),
    pagado: toMxn(row.pagado),
    liberado: toMxn(row.liberado),
    retenido: toMxn(row.retenido),
    por_pagar: toMxn(due),
    comision: toMxn(feeOf(precio)),
    neto: toMxn(netOf(precio)),
    adicionales: zeroOrOne(row.adicionales),
    anticipo: row.anticipo,
    sender_review: zeroOrOne(row.sender_review),
    receiver_review: zeroOrOne(row.receiver_review),
    cargada: zeroOrOne(row.titulo !== '' && row.descripcion !== '' && row.precio !== null),
    profesional_assign: await assignedTo(db, row.profesional_assign_id),
    data_propuesta: { adicionales: [] },
    version: row.version,
    createAt: row.created_at.toISOString(),
    updateAt: row.updated_at.toISOString(),
    eventos: events.map(({ evento, actor_key, monto, created_at }) => ({
      evento,
      actor: actor_key ?? 'System',
      monto: monto === null ? null : toMxn(monto),
      createAt: created_at.toISOString(),
    })),
  };
}

/** The project as of now, after what this transaction has done to it. */
export async function freshView(trx: Trx, id: number): Promise<ProposalView> {
  const row = await byId(trx, id);
  if (!row) throw new Error(`proposal ${id} is gone`);
  return proposalView(trx, row);
}
