-- A bank that changes its mind about a lost chargeback brings the money back: what a professional was charged is theirs
-- again, what the project held of it is held again while the project goes on, and a loss nobody decided on ends by itself.
-- `returned` is what of the charge was given back, centavos; null while the loss stands.
alter table loss add column returned bigint,
  add constraint loss_returned check (returned is null or (cargo > 0 and returned between 0 and cargo));
alter table loss drop constraint loss_decided;
alter table loss add constraint loss_decided check (
  (decided_at is null) = (motivo is null) and motivo is distinct from ''
  and (decided_by is not null or decided_at is null or cargo = 0)
  and (decided_by is null or decided_at is not null));

-- What is held again takes back what was returned: nobody paid it twice.
create or replace function ledger_apply() returns trigger language plpgsql as $$
declare movement text := (select m.kind from ledger_movement m where m.id = new.movement_id);
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then 0 else greatest(new.amount, 0) end,
    debited = debited + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then -new.amount
      else greatest(-new.amount, 0) end,
    returned = returned + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then -new.amount
      when kind = 'retenido' and new.amount < 0
        and movement in ('reembolso', 'devuelto', 'contracargo_perdido') then -new.amount
      else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional', 'por_transferir', 'reserva');
  return null;
end $$;
