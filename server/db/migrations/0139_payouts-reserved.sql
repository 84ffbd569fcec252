-- Why: a payout that failed or came back was said to be balance again, also where it was kept for an open chargeback
-- (issue 17).

-- What of something credited to somebody was kept at once for their chargebacks, centavos; `credited` is its operation key.
create function reserve_kept(credited text, owner bigint) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint
  from chargeback c
    join ledger_movement m on m.operation_key = 'reserva:' || c.id || ':' || credited
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'reserva'
  where c.payee_id = owner
$$;
