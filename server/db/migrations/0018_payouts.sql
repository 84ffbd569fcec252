-- Why: every Wednesday at 09:00 (Mexico City) each professional is paid their balance (decisions §5). A
-- payout holds the money and its destination as of that moment, until the bank has it or it comes back.

-- Where a professional's money is sent (2 §3), one method per account.
create table payment_method (
  account_id bigint primary key references account,
  tipo text not null,
  metodo text not null,
  numero text not null constraint payment_method_numero check (numero ~ '^\d{18}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One row per Wednesday: who becomes payable after it was started waits for the next one.
create table payout_batch (
  fecha date primary key check (extract(isodow from fecha) = 3),
  started_at timestamptz not null,
  -- null until everybody's payout was made.
  completed_at timestamptz
);
-- Payouts begin with the first Wednesday to come, not with one that had passed before there were any.
insert into payout_batch (fecha, started_at, completed_at)
select (date_trunc('week', now() at time zone 'America/Mexico_City' - interval '2 days 9 hours')
  + interval '2 days')::date, now(), now();

-- Payouts of a Wednesday that are still to be made; a row is deleted when its payout is made. People and
-- amounts are fixed once, at the beginning. What could not be made before the next Wednesday joins that
-- one: the money stays in the balance meanwhile.
create table payout_due (
  fecha date not null references payout_batch,
  account_id bigint not null references account,
  -- centavos
  amount bigint not null check (amount > 0),
  primary key (fecha, account_id)
);

create table payout (
  id bigint generated always as identity primary key,
  fecha date not null references payout_batch,
  account_id bigint not null references account,
  -- centavos
  amount bigint not null check (amount > 0),
  -- The payout method at that moment: a later change redirects nothing.
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
