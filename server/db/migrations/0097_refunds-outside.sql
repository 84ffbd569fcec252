-- What the provider gives back of a payment never exceeds the payment, nor does what we owe. What was paid another way,
-- or by a bank, is not the provider's: somebody may still refund as much in its dashboard, and that fact has to fit.
create or replace function refund_within_payment() returns trigger language plpgsql as $$
begin
  perform 1 from payment where id = new.payment_id for update;
  if (select greatest(
        coalesce(sum(amount) filter (where outside_by is null and chargeback_id is null), 0),
        coalesce(sum(amount) filter (where motivo <> 'proveedor'), 0))
        from refund where payment_id = new.payment_id)
      > (select value from payment where id = new.payment_id and settled_at is not null) is not false then
    raise exception 'payment % cannot give back that much', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
