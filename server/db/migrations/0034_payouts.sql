-- Why: every Wednesday at 09:00 (Mexico City) each professional is paid their balance (decisions §5). A
-- payout holds the money and where it goes as of that moment, until the bank has it or it comes back.

-- One row per Wednesday: who becomes payable after it was made waits for the next one.
create table payout_batch (
  fecha date primary key check (extract(isodow from fecha) = 3),
  begun_at timestamptz not null,
  -- null until everybody has been gone through.
  made_at timestamptz
);
-- Payouts begin with the first Wednesday to come, not with one that had passed before there were any.
insert into payout_batch (fecha, begun_at, made_at)
select (date_trunc('week', now() at time zone 'America/Mexico_City' - interval '2 days 9 hours')
  + interval '2 days')::date, now(), now();

create table payout (
  id bigint generated always as identity primary key,
  fecha date not null references payout_batch,
  account_id bigint not null references account,
  -- centavos
  amount bigint not null check (amount > 0),
  -- The payout method as of then: a later change redirects nothing.
  tipo text not null,
  metodo text not null,
  numero text not null constraint payout_numero check (numero ~ '^\d{18}$'),
  estado text not null default 'pendiente'
    check (estado in ('pendiente', 'enviado', 'pagado', 'fallido')),
  clave_rastreo text check (clave_rastreo ~ '^[A-Za-z0-9]{1,30}$'),
  motivo text check (motivo <> ''),
  version integer not null default 1,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  constraint payout_once unique (account_id, fecha),
  constraint payout_whole check (
    (clave_rastreo is null) = (sent_at is null)
    and (done_at is not null) = (estado in ('pagado', 'fallido'))
    and (motivo is not null) = (estado = 'fallido')
    and case estado when 'pendiente' then sent_at is null when 'fallido' then true
      else sent_at is not null end)
);
create index payout_of_account on payout (account_id, id);
create index payout_of_batch on payout (fecha, id);
create index payout_of_batch_by_state on payout (fecha, estado, id) include (amount);
create index payout_by_state on payout (estado, id);
create index payout_open on payout (account_id) where estado in ('pendiente', 'enviado');
-- A tracking key names one transfer.
create unique index payout_tracking_unique on payout (fecha, upper(clave_rastreo));

create function payout_guard() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.estado in ('pagado', 'fallido')
    or (new.id, new.fecha, new.account_id, new.amount, new.tipo, new.metodo, new.numero, new.created_at)
      is distinct from
      (old.id, old.fecha, old.account_id, old.amount, old.tipo, old.metodo, old.numero, old.created_at)
  then
    raise exception 'a payout only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payout_guard before update or delete on payout
  for each row execute function payout_guard();
create trigger append_only before truncate on payout
  for each statement execute function refuse_change();

-- The ledger: «por_transferir» is what is on its way to a professional, «banco» what the platform's bank
-- has sent. Kinds of movement: pago_profesional takes the balance out, transferido says that the bank
-- has delivered it, transferencia_fallida puts it back.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in
  ('proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco'));
alter table ledger_account drop constraint ledger_account_owner;
alter table ledger_account add constraint ledger_account_owner check (case
  when kind = 'retenido' then proposal_id is not null and account_id is null
  when kind in ('profesional', 'por_transferir') then account_id is not null and proposal_id is null
  else proposal_id is null and account_id is null end);
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in
  ('pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
   'transferencia_fallida'));
create unique index ledger_account_on_its_way on ledger_account (account_id)
  include (balance) where kind = 'por_transferir';
-- Whom a Wednesday has to look at.
create index ledger_account_payable on ledger_account (account_id)
  include (balance) where kind = 'profesional' and balance > 0;

create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + greatest(new.amount, 0),
    debited = debited + greatest(-new.amount, 0),
    returned = returned + case
      when kind = 'retenido' and new.amount < 0
        and (select m.kind = 'reembolso' from ledger_movement m where m.id = new.movement_id)
      then -new.amount else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional', 'por_transferir');
  return null;
end $$;

insert into ledger_account (kind) values ('banco');
