-- Why: what a payout may take of was summed anew for each release of its account, so that one payout cost the square of
-- what somebody had been released so far; and what a bank had given back to somebody, who had been charged for it, was
-- paid out as part of nothing, so that the payout was not the sum of what it was made of (issue 17).

-- What a payout takes: of the releases to its account before it and of what was given back to it, less what was taken of them for debts and what other
-- payouts took of them and have kept until then, the latest that its balance was made of, the oldest of these first.
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
      join ledger_movement m on m.id = e.movement_id and m.kind in ('liberacion', 'contracargo_recuperado')
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
