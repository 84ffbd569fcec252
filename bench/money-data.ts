// What the page of a payment and the lists of warnings read: books, the provider's movements, refunds and warnings.
import type pg from 'pg';

/** Open inquiries and open warnings, as many at every size: what is open does not grow with the business. */
const OPEN = 60;

const STATEMENTS = [
  `insert into ledger_movement (operation_key, kind, created_at)
    select 'membresia:' || id_payment, 'membresia', settled_at from payment where settled_at is not null`,
  `insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, side.amount from ledger_movement m
      join (values ('proveedor', -19900), ('membresia', 19900)) side (kind, amount) on true
      join ledger_account a on a.kind = side.kind
      where m.kind = 'membresia'`,
  `insert into provider_movement (id, tipo, categoria, source, payment_ref, amount, fee, tax, divisa, created_at, taken_at)
    select 'txn_' || id, 'charge', 'charge', 'ch_' || id, id_payment, value, 1000, 138, 'mxn', settled_at, settled_at
    from payment where settled_at is not null`,
  `insert into provider_booking (operation_key, movement_id)
    select 'membresia:' || id_payment, 'txn_' || id from payment where settled_at is not null`,
  `insert into refund (payment_id, amount, motivo, id_refund, created_at, done_at)
    select id, 5000, 'proveedor', 're_' || id, settled_at, settled_at
    from payment where settled_at is not null and id % 10 = 1`,
  // One payment in twenty was asked about, which is over.
  `insert into fraud_warning (id, payment_id, tipo, created_at, due_at, closed_at)
    select 'dp_' || id, id, 'consulta: fraudulent', settled_at - interval '1 year', settled_at, settled_at
    from payment where settled_at is not null and id % 20 = 1`,
  `insert into fraud_warning (id, payment_id, tipo, created_at, due_at)
    select kind.prefix || id, id, kind.tipo, settled_at, settled_at + (id % 9 - 4) * interval '1 day'
    from (select * from payment where settled_at is not null order by id desc limit ${OPEN}) paid
    cross join (values ('asks_', 'consulta: general'), ('warns_', 'made_with_stolen_card')) kind (prefix, tipo)`,
];

/** The session must have its triggers off. */
export async function fillMoney(client: pg.Client): Promise<void> {
  for (const statement of STATEMENTS) {
    await client.query('analyze payment, ledger_movement, ledger_account');
    await client.query(statement);
  }
}
