import { getProject as call } from '#contract/projects.ts';
import type { CaseCause } from '#domain/cases/cases.ts';
import { movementName } from '#domain/ledger/accounts.ts';
import { centavos, subtract, toMxn, ZERO } from '#domain/money.ts';
import { nextDeadline } from '#domain/projects/decide.ts';
import { feeOnWire, netOf } from '#domain/projects/fee.ts';
import { refundState } from '#domain/refunds/refund.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { nameOfListed } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { happenedAt, heldSince } from '#server/features/ledger/index.ts';
import { feeInForce } from '#server/features/rates/index.ts';
import { failedIn, refundsOf } from '#server/features/refunds/index.ts';
import { byId, type ProposalRow } from '../queries.ts';
import { standingView } from '../standing.ts';
import { cancellingView } from './cancelling.ts';
import {
  casesOf,
  chargebacksOf,
  disputesOf,
  eventsWithNames,
  factsOf,
  movementsOf,
  MOVEMENTS_SHOWN,
  paymentsOf,
  personView,
  turnFor,
} from './facts.ts';
import { assigneeOf } from './assignee.ts';
import { remindingView } from './reminding.ts';

export const getProject = handle(call, async ({ id }, { caller, db, now }) => {
  const row = (await byId(db, id)) ?? fail('project_not_found');
  const facts = await factsOf(db, id);
  const fee = row.fee ?? (await feeInForce(db, now));
  const refunds = await refundsOf(db, id);
  const payments = await paymentsOf(db, id);
  const movements = await movementsOf(db, id);
  const deadline = nextDeadline(row);
  // What the two wrote to each other is read with it, as in their chat (decisions §4).
  await audit(db, {
    adminId: caller.id,
    action: 'ver_proyecto',
    subjectId: String(id),
    people: [row.client_id, row.professional_id],
    now,
  });
  return {
    proyecto: {
      id,
      version: row.version,
      titulo: row.titulo,
      descripcion: row.descripcion,
      ...standingView(row),
      client: personView(db, facts.client),
      author: personView(db, facts.author, facts.nombre_comercial),
      categoria: facts.categoria,
      ciudad: facts.lugar_ciudad,
      lugar: facts.lugar_estado,
      start: row.start,
      end: row.end,
      solicitud: facts.request_id,
      precio: row.precio === null ? null : toMxn(row.precio),
      pagado: toMxn(row.pagado),
      liberado: toMxn(row.liberado),
      neto: toMxn(netOf(fee, row.liberado)),
      retenido: toMxn(row.retenido),
      devuelto: toMxn(subtract(subtract(row.pagado, row.liberado), row.retenido)),
      por_devolver: toMxn(failedIn(refunds)),
      adicional_por_pagar: toMxn(row.adicional_por_pagar),
      tarifa: feeOnWire(fee),
      createAt: row.created_at.toISOString(),
      movido: row.updated_at.toISOString(),
      retenido_desde: (await heldSince(db, id))?.toISOString() ?? null,
      vence: deadline && { estado: deadline.to, at: new Date(deadline.at).toISOString() },
      responsable: await assigneeOf(db, id),
      turno: { who: turnFor(row, facts, now).who },
      eventos: await storyOf(db, row),
      pagos: payments.map((payment) => ({
        id: payment.id,
        id_payment: payment.id_payment ?? '',
        value: toMxn(payment.value),
        tarjeta:
          payment.card_last4 === ''
            ? null
            : { marca: payment.card_brand, ultimos: payment.card_last4 },
        settledAt: payment.settled_at.toISOString(),
        devoluciones: payment.refunds.map((refund) => ({
          monto: toMxn(centavos(refund.amount)),
          estado: refundState(refund),
        })),
      })),
      movimientos: movements.slice(0, MOVEMENTS_SHOWN).map((one) => ({
        id: one.id,
        nombre: movementName(one.kind, one.estado),
        createAt: one.created_at.toISOString(),
        ocurrio_at: happenedAt(one.happened_at, one.created_at),
        pago: one.payment_id,
        asientos: one.entries.map(({ name, amount }) => ({
          nombre: name,
          cargo: toMxn(centavos(Math.max(0, -amount))),
          abono: toMxn(centavos(Math.max(0, amount))),
        })),
      })),
      mas_movimientos: movements.length > MOVEMENTS_SHOWN,
      disputas: (await disputesOf(db, id)).map((one) => ({
        id: one.id,
        createAt: one.created_at.toISOString(),
        abierta: zeroOrOne(one.resolved_at === null),
      })),
      contracargos: (await chargebacksOf(db, id)).map((one) => ({
        id: one.id,
        monto: toMxn(centavos(one.amount)),
        createAt: one.opened_at.toISOString(),
        abierto: zeroOrOne(one.closed_at === null),
      })),
      casos: (await casesOf(db, id)).map((one) => ({
        id: one.id,
        causa: one.causa as CaseCause,
        createAt: one.opened_at.toISOString(),
        abierto: zeroOrOne(one.closed_at === null),
      })),
      ...(await remindingView(db, row, facts, now)),
      cancelar: await cancellingView(db, row, { fee, payments, movements }, now),
    },
  };
});

const zeroOrOne = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

/** What happened, and who did it: one of the two, the team by name, or nobody. */
async function storyOf(db: Db | Trx, row: ProposalRow) {
  const events = await eventsWithNames(db, row.id);
  return events.map((one) => {
    const quien =
      one.actor_id === null
        ? ('sistema' as const)
        : one.actor_id === row.client_id
          ? ('cliente' as const)
          : one.actor_id === row.professional_id
            ? ('profesional' as const)
            : ('equipo' as const);
    return {
      evento: one.evento,
      quien,
      por:
        quien === 'equipo' && one.actor
          ? { keylogin: one.actor.keylogin, nombre: nameOfListed(one.actor) }
          : null,
      monto: one.monto === null ? null : toMxn(centavos(one.monto ?? ZERO)),
      detalle: one.detalle,
      createAt: one.created_at.toISOString(),
    };
  });
}
