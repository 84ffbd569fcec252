-- Why: two years of a busy platform have millions of entries, and what an accountant was shown of a month must not change
-- afterwards (4 §B). Days that are over are counted once and sealed: no entry comes to them any more.

create table ledger_sealed (
  one boolean primary key default true check (one),
  -- The first instant that is not sealed: a midnight of Mexico City.
  until timestamptz not null
);
insert into ledger_sealed (until) values ('2020-01-01 00:00-06');

-- What the entries of a sealed day add up to, by account and movement; centavos.
create table ledger_day (
  day date not null,
  kind text not null,
  movement text not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, kind, movement)
);
create trigger append_only before update or delete or truncate on ledger_day
  for each statement execute function refuse_change();

-- A movement that would be dated into a sealed day is dated to the first instant after it. Who seals takes the lock alone,
-- so no movement is under way meanwhile.
create function ledger_open_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger days'));
  new.created_at := greatest(new.created_at, (select until from ledger_sealed));
  return new;
end $$;
create trigger ledger_open_day before insert on ledger_movement
  for each row execute function ledger_open_day();

create index ledger_movement_by_time on ledger_movement (created_at, id);
create index ledger_movement_by_kind on ledger_movement (kind, created_at, id);
-- What was credited last is what a balance is made of.
create index ledger_entry_credits on ledger_entry (account_id, movement_id desc) include (amount) where amount > 0;
create index ledger_account_holding on ledger_account (id) where kind = 'retenido' and balance > 0;
create index chargeback_reserving on chargeback (id) where reserved > 0;

-- A closed month: the balance of every account at its end and a digest of its entries, signed, each with the signature of
-- the one before it.
create table ledger_month (
  month date primary key check (extract(day from month) = 1),
  balance jsonb not null,
  movements integer not null,
  digest text not null,
  previous text not null,
  signature text not null,
  closed_at timestamptz not null,
  closed_by bigint not null references account (id)
);
create trigger append_only before update or delete or truncate on ledger_month
  for each statement execute function refuse_change();
