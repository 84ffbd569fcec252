import { getPagoDeCliente as call } from '#contract/payments.ts';
import { movementName } from '#domain/ledger/accounts.ts';
import { centavos, toMxn } from '#domain/money.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { failureOf, type OutsideWay, refundState } from '#domain/refunds/refund.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { happenedAt } from '#server/features/ledger/index.ts';
import { standingView } from '#server/features/projects/index.ts';
import { failuresOf } from '#server/features/refunds/index.ts';
import { lossesOf, lossView } from './losses.ts';
import {
  chargebacksOf,
  movementsOf,
  paymentRow,
  projectOf,
  refundsOf,
  warningsOf,
} from './queries.ts';
import { paymentView } from './views.ts';
import { nameOfListed } from '#server/features/accounts/index.ts';

export const getPagoDeCliente = handle(call, async ({ pago_id }, { caller, db, now }) => {
  const row = (await paymentRow(db, pago_id)) ?? fail('payment_not_found');
  const project =
    row.proposal_id === null ? null : await projectOf(db, row.proposal_id, row.payer.id);
  await auditRead(db, {
    adminId: caller.id,
    action: 'ver_pago',
    subjectId: String(pago_id),
    of: [row.payer.id, ...(project ? [project.other.id] : [])],
    now,
  });
  const refunds = await refundsOf(db, row.id);
  const losses = await lossesOf(db, row.id);
  const chargebacks = await chargebacksOf(db, row.id);
  const failures = await failuresOf(db, row.id);
  const of = { refunds, failures, losses, chargebacks };
  const movements = row.id_payment === null ? [] : await movementsOf(db, row.id_payment, of);
  return {
    pago: {
      ...paymentView(row),
      proyecto: project && projectView(project),
      devuelto: toMxn(refunds.reduce((sum, { amount }) => sum + amount, 0)),
      reembolsos: refunds.map((refund) => refundView(refund, failures)),
      perdidas: losses.map(lossView),
      contracargos: chargebacks.map(({ id, amount, won, estado, due_at }) => ({
        id,
        monto: toMxn(amount),
        ganado: won,
        estado,
        vence: due_at?.toISOString() ?? null,
      })),
      avisos: (await warningsOf(db, row.id)).map((warning) => ({
        tipo: warning.tipo,
        createAt: warning.created_at.toISOString(),
        vence: warning.due_at?.toISOString() ?? null,
        cerrado_at: warning.closed_at?.toISOString() ?? null,
      })),
      movimientos: movements.map(({ id, kind, estado, created_at, happened_at, partidas }) => ({
        id,
        kind,
        nombre: movementName(kind, estado),
        createAt: created_at.toISOString(),
        ocurrio_at: happenedAt(happened_at, created_at),
        partidas: partidas.map((part) => ({ cuenta: part.kind, amount: toMxn(part.amount) })),
      })),
    },
  };
});

const refundView = (
  refund: Awaited<ReturnType<typeof refundsOf>>[number],
  failures: Awaited<ReturnType<typeof failuresOf>>,
) => ({
  id: refund.id,
  amount: toMxn(refund.amount),
  motivo: refund.motivo,
  disputa: refund.dispute_id,
  caso: refund.case_id,
  id_refund: refund.id_refund ?? '',
  createAt: refund.created_at.toISOString(),
  doneAt: refund.done_at?.toISOString() ?? null,
  estado: refundState({
    done: refund.done_at !== null,
    failed: refund.failed_at !== null,
    outside: refund.outside_how !== null,
  }),
  fallos: failures
    .filter(({ refund_id }) => refund_id === refund.id)
    .map(({ failed_at, failure, id_refund }) => ({
      at: failed_at.toISOString(),
      motivo: failureOf(failure),
      id_refund: id_refund ?? '',
    })),
  por_fuera:
    refund.outside_how === null
      ? null
      : {
          como: refund.outside_how as OutsideWay,
          clave: refund.outside_key ?? '',
          motivo: refund.outside_reason ?? '',
          por: nameOfListed(refund.settler),
        },
});

function projectView(row: Awaited<ReturnType<typeof projectOf>>) {
  return {
    id: row.id,
    titulo: row.titulo,
    ...standingView({
      estado: row.estado as Estado,
      precio: row.precio === null ? null : centavos(row.precio),
      pagado: centavos(row.pagado ?? 0),
      adicional_por_pagar: centavos(row.adicional_por_pagar),
      entregado_at: row.entregado_at,
      en_disputa: Boolean(row.en_disputa),
      en_contracargo: Boolean(row.en_contracargo),
      en_revision: Boolean(row.en_revision),
    }),
    other_key: row.other.keylogin,
    other_nombre: nameOfListed(row.other),
    other_eliminada: row.other.deleted_at !== null,
  };
}
