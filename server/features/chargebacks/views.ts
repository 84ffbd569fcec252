import { centavos, toMxn } from '#domain/money.ts';
import type { Chargeback } from '#contract/chargebacks.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import type { ChargebackRow } from './queries.ts';

const mxn = (amount: number | null): number => toMxn(centavos(amount ?? 0));
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The whole name of somebody of the team; null for nobody. */
export const colleague = (nombre: string | null, apellidos: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellidos ?? ''}`.trim();

/** A chargeback as the team reads it. */
export const chargebackView = (row: ChargebackRow): Chargeback => ({
  id: row.id,
  id_dispute: row.id_dispute,
  pago: row.payment_id,
  concepto: row.titulo ?? row.descripcion,
  id_proposal: row.proposal_id,
  monto: mxn(row.amount),
  motivo: row.motivo,
  estado: row.estado,
  vence: instant(row.due_at),
  createAt: row.opened_at.toISOString(),
  cerrado_at: instant(row.closed_at),
  preguntado_at: instant(row.asked_at),
  recuperado_at: instant(row.recovered_at),
  ganado: row.won === null ? null : row.won ? 1 : 0,
  entregadas_at: instant(row.submitted_at),
  entregadas_por:
    row.submitted_at === null ? null : colleague(row.hander_nombre, row.hander_apellidos),
  cliente: {
    keylogin: row.client_key,
    nombre: visibleName({
      nombre: row.client_nombre,
      apellidos: row.client_apellidos,
      deleted_at: row.client_deleted,
    }),
  },
  profesional:
    row.author_key === null
      ? null
      : {
          keylogin: row.author_key,
          nombre: visibleName({
            nombre: row.author_nombre ?? '',
            apellidos: row.author_apellidos ?? '',
            deleted_at: row.author_deleted,
          }),
        },
  con_deudor: row.payee_id === null ? 0 : 1,
  por_reservar: mxn(row.reserve_target),
  reservado: mxn(row.reserved),
  perdida:
    row.loss_id === null
      ? null
      : {
          id: row.loss_id,
          monto: mxn(row.loss_amount),
          cargo: row.loss_cargo === null ? null : mxn(row.loss_cargo),
          motivo: row.loss_motivo ?? '',
          decidido_at: instant(row.loss_decided_at),
          decidido_por: colleague(row.decider_nombre, row.decider_apellidos),
          adeudo: mxn(row.debt_amount),
          cobrado: mxn(row.debt_recovered),
          repuesto: row.loss_returned === null ? null : mxn(row.loss_returned),
          deshecha_at: instant(row.loss_undone_at),
        },
});
