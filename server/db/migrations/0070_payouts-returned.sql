-- Why: a bank may send a transfer back after it had taken it (4 §A). The money is the professional's balance again, by
-- a movement of its own, and nothing more is sent to that account until its owner has confirmed or changed it.

alter table payout
  add column returned_at timestamptz,
  drop constraint payout_estado_check,
  add constraint payout_estado_check
    check (estado in ('pendiente', 'enviado', 'pagado', 'fallido', 'devuelto')),
  drop constraint payout_whole,
  -- When it was paid stays, beside when it came back.
  add constraint payout_whole check (
    (clave_rastreo is null) = (sent_at is null)
    and (done_at is not null) = (estado in ('pagado', 'fallido', 'devuelto'))
    and (returned_at is not null) = (estado = 'devuelto')
    and (motivo is not null) = (estado in ('fallido', 'devuelto'))
    and case estado when 'pendiente' then sent_at is null when 'fallido' then true
      else sent_at is not null end);

create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.estado in ('fallido', 'devuelto')
    or (new.id, new.fecha, new.account_id, new.amount, new.tipo, new.metodo, new.numero, new.created_at)
      is distinct from
      (old.id, old.fecha, old.account_id, old.amount, old.tipo, old.metodo, old.numero, old.created_at)
    or (old.estado = 'pagado' and (new.estado <> 'devuelto'
      or (new.clave_rastreo, new.sent_at, new.done_at)
        is distinct from (old.clave_rastreo, old.sent_at, old.done_at)))
  then
    raise exception 'a payout only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The bank sent this payout back from the account that is still the payout method: payouts wait for its owner.
alter table payment_method add column returned_payout_id bigint references payout;

-- transferencia_devuelta: the bank sent back what it had delivered; it is balance again.
alter table ledger_movement
  drop constraint ledger_movement_kind_check,
  add constraint ledger_movement_kind_check check (kind in
    ('pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
     'transferencia_fallida', 'transferencia_devuelta'));
