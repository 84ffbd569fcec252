-- Why: what a debt had taken of a release was listed as a part of the payout after it (issue 17).

-- What was taken for somebody's debts when a movement of the books credited them; centavos.
create function debt_recovered(credited text, owner bigint) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint
  from debt d
    join ledger_movement m on m.operation_key = 'cobro_adeudo:' || d.id || ':' || credited
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'adeudo'
  where d.account_id = owner
$$;

-- What a payout takes: releases to its account before it, less what was taken of them for debts and what other payouts
-- took of them and have kept until then, the oldest first, until its amount is reached.
create or replace function payout_take(taking bigint) returns void language sql as $$
  insert into payout_release (payout_id, movement_id, amount)
  select taking, movement_id, least(free, wanted - before)
  from (
    select movement_id, free, wanted, sum(free) over (order by movement_id) - free as before
    from (
      select e.movement_id, p.amount as wanted, e.amount - debt_recovered(m.operation_key, p.account_id) - coalesce((
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
  where before < wanted
$$;
