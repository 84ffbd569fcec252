import { ROL } from '#contract/call.ts';
import { getReceipt as call, type Receipt } from '#contract/payments.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { type OutsideWay, refundState } from '#domain/refunds/refund.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { nameOfListed, visibleName } from '#server/features/accounts/index.ts';
import { type ChargedRow, chargedOne, payerOf, projectOf, refundsOf } from './queries.ts';
import { summaryView } from './views.ts';

/** Who is paid for memberships, and for projects that the team wrote. */
const PLATFORM = 'Maestros';

export const getReceipt = handleOutside(call, async ({ id }, { caller, db, services }) => {
  const row = (await chargedOne(db, caller.id, id)) ?? fail('payment_not_found');
  const { teamEmail, legalName, legalAddress } = services.config.operator;
  const refunds = await refundsOf(db, id);
  return {
    recibo: {
      ...summaryView(row),
      pagador: nameOfListed(await payerOf(db, caller.id)),
      ...(await paidFor(db, row)),
      tarjeta: row.card_last4 === '' ? null : { marca: row.card_brand, ultimos: row.card_last4 },
      reembolsos: refunds.map((refund) => ({
        id: refund.id,
        amount: toMxn(centavos(refund.amount)),
        createAt: refund.created_at.toISOString(),
        doneAt: refund.done_at?.toISOString() ?? null,
        estado: refundState({
          done: refund.done_at !== null,
          failed: refund.failed_at !== null,
          outside: refund.outside_how !== null,
        }),
        como: refund.outside_how as OutsideWay | null,
        clave: refund.outside_key,
      })),
      operador: { responsable: legalName, domicilio: legalAddress, correo: teamEmail },
    },
  };
});

async function paidFor(
  db: Db,
  { proposal_id }: ChargedRow,
): Promise<Pick<Receipt, 'para' | 'proyecto'>> {
  if (proposal_id === null) return { para: PLATFORM, proyecto: null };
  const project = await projectOf(db, proposal_id);
  return {
    para: project.rol === ROL.admin ? PLATFORM : visibleName(project),
    proyecto: {
      id: project.id,
      other_key: project.keylogin,
      precio: toMxn(centavos(project.precio ?? 0)),
      pagado: toMxn(centavos(project.pagado ?? 0)),
    },
  };
}
