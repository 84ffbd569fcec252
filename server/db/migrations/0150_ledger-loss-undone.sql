-- Why: a refund that somebody made at the provider may be a loss, because its client had the money already; when that
-- refund failed after all, all of it was owed again, and was paid a second time (issue 17).

-- Since when a loss is none, because what it was of never arrived. It is of no refund any more.
alter table loss add undone_at timestamptz;
alter table loss drop constraint loss_of_one_thing;
alter table loss add constraint loss_of_one_thing check (
  num_nonnulls(refund_id, chargeback_id) = case when undone_at is null then 1 else 0 end);
alter table loss add constraint loss_undone check (
  undone_at is null or (decided_at is not null and (cargo = 0 or returned is not null)));

alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in (
  'pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
  'transferencia_fallida', 'transferencia_devuelta', 'devolucion_fallida', 'devuelto_por_fuera', 'perdida',
  'perdida_deshecha', 'contracargo', 'contracargo_perdido', 'contracargo_recuperado', 'reserva', 'cobro_adeudo',
  'costo', 'reembolso_enviado', 'reembolso_regresado', 'deposito_enviado', 'deposito_llegado',
  'deposito_regresado', 'deposito_deshecho', 'ajuste'));

-- As before; what somebody was charged for such a loss is balance again, and is paid out as part of it.
create or replace function payout_take(taking bigint) returns void language sql as $$
  insert into payout_release (payout_id, movement_id, amount)
  with balance as materialized (
    select took.id as taken_at, a.id as of_account, p.account_id, p.amount as wanted, sum(e.amount) as total
    from payout p
      join ledger_movement took on took.operation_key = 'pago_profesional:' || p.id
      join ledger_account a on a.kind = 'profesional' and a.account_id = p.account_id
      join ledger_entry e on e.account_id = a.id and e.movement_id < took.id
    where p.id = taking
    group by took.id, a.id, p.account_id, p.amount
  ), kept as materialized (
    select r.movement_id, sum(r.amount) as amount
    from balance b
      join payout other on other.account_id = b.account_id
      join payout_release r on r.payout_id = other.id
    where not exists (
      select from ledger_movement back
      where back.operation_key in ('transferencia:' || other.id, 'transferencia_devuelta:' || other.id)
        and back.kind in ('transferencia_fallida', 'transferencia_devuelta')
        and back.id < b.taken_at)
    group by r.movement_id
  ), recovered as materialized (
    select substring(m.operation_key from '^cobro_adeudo:\d+:(.*)$') as credited, sum(e.amount) as amount
    from balance b
      join ledger_account a on a.kind = 'adeudo' and a.account_id = b.account_id
      join ledger_entry e on e.account_id = a.id
      join ledger_movement m on m.id = e.movement_id and m.kind = 'cobro_adeudo'
    group by 1
  ), free as (
    select e.movement_id, e.amount - coalesce(recovered.amount, 0) - coalesce(kept.amount, 0) as amount
    from balance b
      join ledger_entry e on e.account_id = b.of_account and e.movement_id < b.taken_at and e.amount > 0
      join ledger_movement m on m.id = e.movement_id and m.kind in ('liberacion', 'contracargo_recuperado', 'perdida_deshecha')
      left join recovered on recovered.credited = m.operation_key
      left join kept on kept.movement_id = m.id
  ), placed as (
    select movement_id, amount, wanted, sum(amount) over (order by movement_id) as up_to,
      greatest(0, sum(amount) over () - greatest(total, wanted)) as gone
    from free cross join balance
    where amount > 0
  )
  select taking, movement_id, least(up_to, gone + wanted) - greatest(up_to - amount, gone)
  from placed
  where up_to > gone and up_to - amount < gone + wanted
$$;
