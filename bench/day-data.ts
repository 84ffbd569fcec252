// A busy day at the provider and in the books: cards charged for memberships, and one in ten given back.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from './client.ts';

const AMOUNT = 20_000;
const FEE = 1184;
const TAX = 163;
const REFUNDED_EACH = 10;

/** The provider's objects of the n-th movement of a day, as its stand-in keeps them. */
function atProvider(n: number, createdAt: number) {
  const isRefund = n % REFUNDED_EACH === 0;
  const [kind, source] = isRefund
    ? (['refund', `re_bench_${n}`] as const)
    : (['charge', `ch_bench_${n}`] as const);
  const [amount, fee, tax] = isRefund ? [-AMOUNT, 0, 0] : [AMOUNT, FEE, TAX];
  const object = {
    id: source,
    object: kind,
    payment_intent: `pi_bench_${isRefund ? n - 1 : n}`,
    created: createdAt,
  };
  const movement = {
    id: `txn_bench_${n}`,
    object: 'balance_transaction',
    amount,
    available_on: createdAt,
    created: createdAt,
    currency: 'mxn',
    fee,
    fee_details: [
      { type: 'stripe_fee', amount: fee - tax },
      { type: 'tax', amount: tax },
    ],
    net: amount - fee,
    reporting_category: kind,
    source,
    status: 'available',
    type: kind,
  };
  return [
    { table: kind, id: source, value: object },
    { table: 'balance_transaction', id: movement.id, value: movement },
  ];
}

/** Writes what the stand-in of the provider finds when it starts: so many movements within the last day. */
export function writeProviderDay(stateDir: string, count: number): void {
  const now = Math.floor(Date.now() / 1000);
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify(atProvider(index + 1, now - 80_000 + Math.floor((index * 70_000) / count))),
  );
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(path.join(stateDir, 'stripe.jsonl'), `${lines.join('\n')}\n`);
}

/** Writes movements of earlier days into the books and what is stored of the provider's list, agreed on. */
export const fillBefore = (databaseUrl: string, count: number): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into provider_movement
        (id, tipo, categoria, source, payment_ref, amount, fee, tax, divisa, created_at, taken_at)
      select 'txn_before_' || n, 'charge', 'charge', 'ch_before_' || n, 'pi_before_' || n, ${AMOUNT}, ${AMOUNT}, 0, 'mxn',
        now() - interval '10 days' - n * interval '4 seconds', now() from generate_series(1, ${count}) n`);
    await client.query(`insert into provider_booking (operation_key, movement_id)
      select kind || n, 'txn_before_' || n
      from generate_series(1, ${count}) n, (values ('pago:pi_before_'), ('membresia:pi_before_'), ('costo:txn_before_')) k (kind)`);
    await client.query(`insert into ledger_movement (operation_key, kind, created_at)
      select operation_key, split_part(operation_key, ':', 1), created_at
      from provider_booking join provider_movement p on p.id = movement_id where operation_key not like 'pago:%'`);
    await client.query(`insert into ledger_entry (movement_id, account_id, amount)
      select m.id, a.id, case when (a.kind = 'proveedor') = (m.kind = 'costo') then ${AMOUNT} else -${AMOUNT} end
      from ledger_movement m join ledger_account a on a.kind in ('proveedor', case m.kind when 'costo' then 'costo_proveedor' else 'membresia' end)
      where m.operation_key like '%_before_%'`);
    await client.query(`insert into provider_agreed values (now() - interval '5 days', 0, now())`);
    await client.query(`insert into provider_swept values (true, now() - interval '2 days')`);
    await client.query("update ledger_sealed set until = now() - interval '2 days'");
  });

/** Writes the same day into the books, as the settling of each payment does. */
export const fillDay = (databaseUrl: string, count: number): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    // Without triggers and foreign keys, which take longer and write nothing that is compared.
    await client.query('set session_replication_role = replica');
    await client.query(`insert into ledger_movement (operation_key, kind, created_at)
      select 'membresia:pi_bench_' || n, 'membresia', now() - interval '1 hour'
      from generate_series(1, ${count}) n where n % ${REFUNDED_EACH} > 0`);
    await client.query(`insert into ledger_entry (movement_id, account_id, amount)
      select m.id, a.id, case a.kind when 'proveedor' then -${AMOUNT} else ${AMOUNT} end
      from ledger_movement m, ledger_account a
      where m.operation_key like 'membresia:pi_bench_%' and a.kind in ('proveedor', 'membresia')`);
    await client.query('vacuum analyze');
  });
