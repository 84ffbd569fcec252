// Two years of the books: every paid payment, released but for the newest, made by set-based SQL.
import type pg from 'pg';

/** Payments younger than this are still held. */
const HELD_DAYS = 20;
/** And releases younger than this not paid out. */
const PAID_DAYS = 22;

const STATEMENTS = [
  `insert into ledger_account (kind, proposal_id)
    select 'retenido', proposal_id from payment where proposal_id is not null and settled_at is not null
    group by proposal_id`,
  `insert into ledger_account (kind, account_id)
    select 'profesional', id from account where rol = 2`,
  // The number of a payment gives those of its movements.
  `insert into ledger_movement (id, operation_key, kind, proposal_id, created_at) overriding system value
    select id * 4 + part, kind || ':' || id, kind, proposal_id, settled_at + delay
    from payment cross join lateral (values
        (0, case type_sell when 'proyecto' then 'pago' else 'membresia' end, interval '0'),
        (1, 'costo', interval '1 minute'),
        (2, 'liberacion', interval '5 days')) made (part, kind, delay)
    where settled_at is not null
      and (part < 2 or (proposal_id is not null and settled_at < now() - interval '${HELD_DAYS} days'))`,
  `insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, e.part * p.value / 100 + e.plain
    from ledger_movement m join payment p on p.id = m.id / 4
    join (values ('pago', 'proveedor', -100, 0), ('membresia', 'proveedor', -100, 0), ('membresia', 'membresia', 100, 0),
        ('costo', 'proveedor', 0, 1000), ('costo', 'costo_proveedor', 0, -862), ('costo', 'iva_acreditable', 0, -138),
        ('liberacion', 'comision', 5, 0)) e (movement, kind, part, plain) on e.movement = m.kind
    join ledger_account a on a.kind = e.kind`,
  `insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, case m.kind when 'pago' then p.value else -p.value end
    from ledger_movement m join payment p on p.id = m.id / 4
    join ledger_account a on a.kind = 'retenido' and a.proposal_id = m.proposal_id
    where m.kind in ('pago', 'liberacion')`,
  `insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, p.value - 5 * p.value / 100
    from ledger_movement m join payment p on p.id = m.id / 4
    join proposal o on o.id = m.proposal_id
    join ledger_account a on a.kind = 'profesional' and a.account_id = o.professional_id
    where m.kind = 'liberacion'`,
  // What was released more than a week ago is paid out.
  `insert into ledger_movement (id, operation_key, kind, created_at) overriding system value
    select (select max(id) from ledger_movement) + row_number() over (), 'transferencia:' || account_id, 'transferido',
      now() - interval '${PAID_DAYS} days'
    from ledger_account where kind = 'profesional'`,
  `insert into ledger_entry (movement_id, account_id, amount)
    select t.id, case side when 'paid' then a.id else bank.id end, case side when 'paid' then -r.amount else r.amount end
    from ledger_movement t
    join ledger_account a on a.kind = 'profesional' and a.account_id = split_part(t.operation_key, ':', 2)::bigint
    join ledger_account bank on bank.kind = 'banco'
    join (select e.account_id, sum(e.amount) as amount
      from ledger_entry e join ledger_movement m on m.id = e.movement_id
      where m.kind = 'liberacion' and m.created_at < now() - interval '${PAID_DAYS} days' group by 1
    ) r on r.account_id = a.id
    cross join (values ('paid'), ('bank')) sides (side)
    where t.kind = 'transferido'`,
  `update ledger_account a set balance = e.credited - e.debited, credited = e.credited, debited = e.debited
    from (select account_id, coalesce(sum(amount) filter (where amount > 0), 0) as credited,
        coalesce(-sum(amount) filter (where amount < 0), 0) as debited
      from ledger_entry group by 1) e
    where e.account_id = a.id and a.kind in ('retenido', 'profesional')`,
];

/** Fills the books from the payments; the session must have its triggers off. */
export async function fillLedger(client: pg.Client): Promise<void> {
  for (const statement of STATEMENTS) {
    await client.query('analyze');
    await client.query(statement);
  }
}
