-- Why: a debt is taken of a balance at once, so a payout can be less than the releases that no other one took. What a debt
-- or a chargeback took of them was listed as part of the payout after it (issue 17).

-- What a payout takes: of the releases to its account before it, less what was taken of them for debts and what other
-- payouts took of them and have kept until then, the latest that its balance was made of, the oldest of these first.
create or replace function payout_take(taking bigint) returns void language sql as $$
  insert into payout_release (payout_id, movement_id, amount)
  select taking, movement_id, least(up_to, gone + wanted) - greatest(up_to - free, gone)
  from (
    select movement_id, free, wanted, up_to, greatest(0, total - greatest(balance, wanted)) as gone
    from (
      select movement_id, free, wanted, balance, sum(free) over (order by movement_id) as up_to, sum(free) over () as total
      from (
        select e.movement_id, p.amount as wanted,
          (select sum(b.amount) from ledger_entry b where b.account_id = a.id and b.movement_id < took.id) as balance,
          e.amount - debt_recovered(m.operation_key, p.account_id) - coalesce((
            select sum(r.amount) from payout_release r
            where r.movement_id = e.movement_id and not exists (
              select from ledger_movement back
              where back.operation_key in
                  ('transferencia:' || r.payout_id, 'transferencia_devuelta:' || r.payout_id)
                and back.kind in ('transferencia_fallida', 'transferencia_devuelta')
                and back.id < took.id)), 0) as free
        from payout p
          join ledger_movement took on took.operation_key = 'pago_profesional:' || p.id
          join ledger_account a on a.kind = 'profesional' and a.account_id = p.account_id
          join ledger_entry e on e.account_id = a.id and e.movement_id < took.id and e.amount > 0
          join ledger_movement m on m.id = e.movement_id and m.kind = 'liberacion'
        where p.id = taking
      ) released
      where free > 0
    ) counted
  ) placed
  where up_to > gone and up_to - free < gone + wanted
$$;
