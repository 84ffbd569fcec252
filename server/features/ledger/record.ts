import { add, type Centavos, subtract } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';

type AccountRef =
  | {
      kind:
        | 'proveedor'
        | 'comision'
        | 'devolucion'
        | 'membresia'
        | 'banco'
        | 'por_decidir'
        | 'perdida'
        | 'contracargo'
        | 'costo_contracargo'
        | 'iva_acreditable';
    }
  | { kind: 'retenido'; proposal_id: number }
  | { kind: 'profesional' | 'por_transferir' | 'reserva' | 'adeudo'; account_id: number };

export interface Movement {
  /** Unique: repeating the same operation moves nothing. */
  operationKey: string;
  kind:
    | 'pago'
    | 'liberacion'
    | 'reembolso'
    | 'devuelto'
    | 'membresia'
    | 'pago_profesional'
    | 'transferido'
    | 'transferencia_fallida'
    | 'devolucion_fallida'
    | 'devuelto_por_fuera'
    | 'transferencia_devuelta'
    | 'perdida'
    | 'contracargo'
    | 'contracargo_perdido'
    | 'contracargo_recuperado'
    | 'reserva'
    | 'cobro_adeudo';
  /** null without a project. */
  proposalId: number | null;
  entries: readonly (readonly [AccountRef, amount: Centavos])[];
  now: Date;
}

export const negative = (amount: Centavos): Centavos => subtract(add(), amount);

export async function record(trx: Trx, movement: Movement): Promise<boolean> {
  const inserted = await trx
    .insertInto('ledger_movement')
    .values({
      operation_key: movement.operationKey,
      kind: movement.kind,
      proposal_id: movement.proposalId,
      created_at: movement.now,
    })
    .onConflict((conflict) => conflict.constraint('ledger_operation_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  // Sequentially, and held before owed: every movement takes its row locks in this order.
  for (const [ref, amount] of movement.entries.filter(([, amount]) => amount !== 0))
    await trx
      .insertInto('ledger_entry')
      .values({ movement_id: inserted.id, account_id: await accountId(trx, ref), amount })
      .execute();
  return true;
}

async function accountId(trx: Trx, ref: AccountRef): Promise<number> {
  await trx
    .insertInto('ledger_account')
    .values(ref)
    .onConflict((conflict) => conflict.constraint('ledger_account_unique').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', ref.kind)
    .where('proposal_id', 'is not distinct from', 'proposal_id' in ref ? ref.proposal_id : null)
    .where('account_id', 'is not distinct from', 'account_id' in ref ? ref.account_id : null)
    .executeTakeFirstOrThrow();
  return id;
}
