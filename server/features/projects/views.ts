import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { proposal } from '#contract/projects.ts';
import { feeOf, feeOnWire, netOf } from '#domain/projects/fee.ts';
import { type Centavos, centavos, subtract, toMxn, ZERO } from '#domain/money.ts';
import { isClientsOwn, isPayment } from '#domain/projects/events.ts';
import { dueNow, halfPaid } from '#domain/projects/can.ts';
import { nextDeadline } from '#domain/projects/decide.ts';
import { shownPictures } from '#domain/projects/pictures.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { surnameInitial } from '#server/features/accounts/index.ts';
import { disputeView, openDisputeOf, openOffers } from '#server/features/disputes/index.ts';
import { feeInForce } from '#server/features/rates/index.ts';
import { failedIn, refundsOf, refundView } from '#server/features/refunds/index.ts';
import { visibleReviews } from '#server/features/reviews/index.ts';
import { addressFor } from './address.ts';
import { additionalOf } from './additional.ts';
import { termsView } from './terms.ts';
import { previousOffer } from './versions.ts';
import { picturesView, shownOf } from './deliveries.ts';
import { showingOf, showingView } from './showings.ts';
import { asSeenBy, assignedTo, byId, eventsOf, type ProposalRow } from './queries.ts';

type ProposalView = z.output<typeof proposal>;

const NO_PICTURES = shownPictures([]);

const zeroOrOne = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

/** What views need: who reads them, and the current time, with which links to private images are signed. */
export interface ViewContext {
  readonly caller: Caller;
  readonly db: Db | Trx;
  readonly services: Services;
  readonly now: Date;
}

/** What both sides read of a chargeback that is open. */
async function chargebackOf(db: Db | Trx, proposalId: number) {
  const open = await db
    .selectFrom('chargeback')
    .select(['amount', 'opened_at'])
    .where('proposal_id', '=', proposalId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return open ? { monto: toMxn(open.amount), createAt: open.opened_at.toISOString() } : null;
}

const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** What was taken back of a project although it was released already, centavos. */
async function takenBackOf(db: Db | Trx, proposalId: number): Promise<Centavos> {
  const { taken } = await db
    .selectFrom('loss as l')
    .leftJoin('chargeback as c', 'c.id', 'l.chargeback_id')
    .select(sql<number>`coalesce(sum(l.amount), 0)`.as('taken'))
    .where('l.proposal_id', '=', proposalId)
    .where('l.undone_at', 'is', null)
    .where(({ eb, or }) => or([eb('c.won', 'is', null), eb('c.won', '=', false)]))
    .executeTakeFirstOrThrow();
  return centavos(Number(taken));
}

async function proposalView(context: ViewContext, row: ProposalRow): Promise<ProposalView> {
  const { db } = context;
  const isProfessional = context.caller.id === row.professional_id;
  const events = (await eventsOf(db, row.id)).filter(
    ({ evento }) => !isProfessional || !isClientsOwn(evento),
  );
  const additional = await additionalOf(db, row.id);
  const delivered = events.some(({ evento }) => evento === 'entregado');
  const pictures = delivered ? await shownOf(db, row.id) : NO_PICTURES;
  const showing = delivered ? await showingOf(db, row.id) : undefined;
  const dispute = row.en_disputa ? await openDisputeOf(db, row.id) : undefined;
  const before = row.revised && row.estado === 'publicada' ? await previousOffer(db, row.id) : null;
  const paid = events.find(({ evento }) => isPayment(evento));
  const direccion = await addressFor(context, row, paid?.created_at);
  const reviewed = row.client_reviewed || row.professional_reviewed;
  const resenas = reviewed ? await visibleReviews(db, row.id) : [];
  const back = subtract(subtract(row.pagado, row.liberado), row.retenido);
  const refunds = back > 0 ? await refundsOf(db, row.id) : [];
  const deadline = nextDeadline(row);
  const assigned = await assignedTo(db, row.profesional_assign_id);
  const precio = row.precio ?? ZERO;
  const fee = row.fee ?? (await feeInForce(db, context.now));
  return {
    id: row.id,
    estado: row.estado,
    sender: row.client_key,
    recieved: row.professional_key,
    sender_accept: zeroOrOne(row.client_accept),
    receiver_accept: zeroOrOne(row.professional_accept),
    titulo: row.titulo,
    descripcion: row.descripcion,
    ...termsView(row),
    precio: row.precio === null ? null : toMxn(row.precio),
    pagado: toMxn(row.pagado),
    liberado: toMxn(row.liberado),
    devuelto: toMxn(back),
    devoluciones: refunds.map(refundView),
    por_devolver: toMxn(failedIn(refunds)),
    retirado: row.liberado > 0 ? toMxn(await takenBackOf(db, row.id)) : 0,
    retenido: toMxn(row.retenido),
    por_pagar: toMxn(dueNow(row)),
    mitad_pagada: zeroOrOne(halfPaid(row)),
    tarifa: feeOnWire(fee),
    comision: toMxn(feeOf(fee, precio)),
    neto: toMxn(netOf(fee, precio)),
    adicionales: zeroOrOne(row.adicionales),
    anticipo: row.anticipo,
    sender_review: zeroOrOne(row.client_reviewed),
    receiver_review: zeroOrOne(row.professional_reviewed),
    resenas,
    cargada: zeroOrOne(row.titulo !== '' && row.descripcion !== '' && row.precio !== null),
    profesional_assign: assigned && {
      ...assigned,
      apellidos: row.professional_accept ? assigned.apellidos : surnameInitial(assigned),
    },
    data_propuesta: {
      adicionales: additional.map(({ id, descripcion, precio, estatus, pagado }) => ({
        id,
        descripcion,
        precio: toMxn(precio),
        estatus,
        pagado: zeroOrOne(pagado),
      })),
    },
    published_at: instant(row.published_at),
    entregado_at: instant(row.entregado_at),
    entrega: picturesView(context, pictures),
    muestra: showing ? showingView(context, showing) : null,
    completed_at: instant(row.completed_at),
    vence: deadline && { estado: deadline.to, at: new Date(deadline.at).toISOString() },
    disputa: dispute ? disputeView(context, dispute, await openOffers(db, [dispute.id])) : null,
    contracargo: row.en_contracargo ? await chargebackOf(db, row.id) : null,
    en_revision: zeroOrOne(row.en_revision),
    cambio_pedido: row.cambio,
    direccion,
    anterior: before,
    otra_elegida: zeroOrOne(row.otra_elegida),
    solicitud: row.estado === 'por_publicar' ? row.answers_request_id : null,
    version: row.version,
    createAt: row.created_at.toISOString(),
    updateAt: row.updated_at.toISOString(),
    eventos: events.map(({ evento, actor_key, monto, detalle, payment_id, created_at }) => ({
      evento,
      actor: actor_key ?? 'System',
      monto: monto === null ? null : toMxn(monto),
      detalle,
      recibo: payment_id,
      createAt: created_at.toISOString(),
    })),
  };
}

/** The project as the caller may see it. */
export const viewOf = (context: ViewContext, row: ProposalRow): Promise<ProposalView> =>
  proposalView(context, asSeenBy(row, context.caller));

/** The project's view after the changes of this transaction. */
export async function freshView(context: ViewContext, id: number): Promise<ProposalView> {
  const row = await byId(context.db, id);
  if (!row) throw new Error(`proposal ${id} is gone`);
  return viewOf(context, row);
}
