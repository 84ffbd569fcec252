import type { AccountKind, ACCOUNTS, MovementKind } from '#domain/ledger/accounts.ts';
import { add, type Centavos, subtract } from '#domain/money.ts';
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';

/** Kinds of account that there is one of. */
export type PlatformAccount = {
  [Kind in AccountKind]: (typeof ACCOUNTS)[Kind]['per'] extends 'platform' ? Kind : never;
}[AccountKind];

type AccountRef =
  | { kind: PlatformAccount }
  | { kind: 'retenido'; proposal_id: number }
  | { kind: 'profesional' | 'por_transferir' | 'reserva' | 'adeudo'; account_id: number };

export interface Movement {
  /** Unique: repeating the same operation moves nothing. */
  operationKey: string;
  kind: MovementKind;
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

/** A movement between accounts of the platform's own. */
export interface PlatformMovement {
  readonly operationKey: string;
  readonly kind: MovementKind;
  readonly entries: readonly (readonly [PlatformAccount, amount: Centavos])[];
}

/** Records many movements between the platform's own accounts at once; those that are recorded already move nothing. */
export async function recordAll(
  trx: Trx,
  movements: readonly PlatformMovement[],
  now: Date,
): Promise<void> {
  const entries = movements.flatMap(({ operationKey, entries: lines }) =>
    lines
      .filter(([, amount]) => amount !== 0)
      .map(([kind, amount]) => ({ operation_key: operationKey, kind, amount })),
  );
  if (entries.length === 0) return;
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  await trx
    .insertInto('ledger_account')
    .values(kinds.map((kind) => ({ kind })))
    .onConflict((conflict) => conflict.constraint('ledger_account_unique').doNothing())
    .execute();
  const made = movements.map(({ operationKey, kind }) => ({ operation_key: operationKey, kind }));
  await sql`with wanted as (
      select distinct w.operation_key, w.kind
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as w (operation_key text, kind text)
      join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (operation_key text)
        using (operation_key)
    ), recorded as (
      insert into ledger_movement (operation_key, kind, created_at)
      select operation_key, kind, ${now} from wanted order by operation_key
      on conflict on constraint ledger_operation_unique do nothing
      returning id, operation_key
    )
    insert into ledger_entry (movement_id, account_id, amount)
    select recorded.id, a.id, e.amount
    from recorded
    join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (operation_key text, kind text, amount bigint)
      using (operation_key)
    join ledger_account a on a.kind = e.kind and a.proposal_id is null and a.account_id is null
  `.execute(trx);
}
