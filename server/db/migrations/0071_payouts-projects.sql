-- Why: everybody can see of which projects a payout is made. Each names the releases that it took, the oldest first, and
-- of the last perhaps only a part; those of a payout that failed or came back are free again for the next one.

create table payout_release (
  payout_id bigint not null references payout,
  movement_id bigint not null references ledger_movement,
  -- centavos of the release, after the fee
  amount bigint not null check (amount > 0),
  primary key (payout_id, movement_id)
);
create index payout_release_by_movement on payout_release (movement_id);
create trigger append_only before update or delete or truncate on payout_release
  for each statement execute function refuse_change();

-- What a payout takes: releases to its account before it, less what other payouts took of them and have kept until
-- then, the oldest first, until its amount is reached.
create function payout_take(taking bigint) returns void language sql as $$
  insert into payout_release (payout_id, movement_id, amount)
  select taking, movement_id, least(free, wanted - before)
  from (
    select movement_id, free, wanted, sum(free) over (order by movement_id) - free as before
    from (
      select e.movement_id, p.amount as wanted, e.amount - coalesce((
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

-- Those that were made before, in the order in which they were made.
select payout_take(id) from (
  select p.id from payout p join ledger_movement m on m.operation_key = 'pago_profesional:' || p.id order by m.id
) made;
