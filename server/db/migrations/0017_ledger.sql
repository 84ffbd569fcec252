-- Why: every peso is in exactly one place. Double entry, append-only, integer centavos; each movement
-- has an operation key, so doing it again does nothing; the sums are zero and no held or owed balance
-- is negative, and PostgreSQL itself refuses anything else (decisions §5).
--
-- Signs: only the provider, from whom the money comes, is negative: what arrived from it is owed, earned or sent
-- on, and all accounts together are zero. The kinds of account:
--   proveedor       the provider of payments (negative)
--   retenido        held for a project
--   profesional     the balance of a professional
--   por_transferir  on its way to a professional
--   comision        what the platform has earned by fees
--   membresia       what memberships have earned
--   devolucion      owed to cards until the provider has sent it
--   banco           what the platform's bank has sent to professionals
-- The kinds of movement:
--   pago                   a client's payment is held
--   liberacion             held money is released: balance and fee
--   reembolso              held money is owed to the card
--   devuelto               the provider has sent it
--   membresia              a membership was bought
--   pago_profesional       a payout takes the balance out
--   transferido            the bank has delivered it
--   transferencia_fallida  it came back to the balance

create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco')),
  proposal_id bigint references proposal,
  account_id bigint references account,
  balance bigint not null default 0,
  -- Totals of all entries; balance = credited − debited.
  credited bigint not null default 0 check (credited >= 0),
  debited bigint not null default 0 check (debited >= 0),
  -- Of the money that left a project, how much went back to the client; the rest was released.
  returned bigint not null default 0,
  constraint ledger_account_balance check (balance = credited - debited),
  constraint ledger_account_not_negative check (balance >= 0),
  constraint ledger_account_returned check (returned between 0 and debited),
  constraint ledger_account_owner check (case
    when kind = 'retenido' then proposal_id is not null and account_id is null
    when kind in ('profesional', 'por_transferir') then account_id is not null and proposal_id is null
    else proposal_id is null and account_id is null end),
  constraint ledger_account_unique unique nulls not distinct (kind, proposal_id, account_id)
);
create unique index ledger_account_held on ledger_account (proposal_id)
  include (balance, credited, debited, returned) where kind = 'retenido';
create unique index ledger_account_owed on ledger_account (account_id)
  include (balance) where kind = 'profesional';
create unique index ledger_account_in_transit on ledger_account (account_id)
  include (balance) where kind = 'por_transferir';
-- The professionals to pay on a Wednesday.
create index ledger_account_payable on ledger_account (account_id)
  include (balance) where kind = 'profesional' and balance > 0;

create table ledger_movement (
  id bigint generated always as identity primary key,
  operation_key text not null,
  kind text not null check (kind in
    ('pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
     'transferencia_fallida')),
  proposal_id bigint references proposal,
  created_at timestamptz not null,
  constraint ledger_operation_unique unique (operation_key)
);
create index ledger_movement_by_proposal on ledger_movement (proposal_id);

create table ledger_entry (
  movement_id bigint not null references ledger_movement,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  primary key (movement_id, account_id)
);
create index ledger_entry_by_account on ledger_entry (account_id);

-- Only entries change balances. The platform's own accounts keep none, because every payment would wait for
-- their row; reports add up their entries.
create function ledger_apply() returns trigger language plpgsql as $$
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
create trigger ledger_apply after insert on ledger_entry for each row execute function ledger_apply();

-- At commit every movement must have entries that add up to zero.
create function ledger_zero_sum() returns trigger language plpgsql as $$
-- The argument names the column that holds the movement's id.
declare movement bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if (select coalesce(sum(amount), 1) from ledger_entry where movement_id = movement) <> 0 then
    raise exception 'ledger movement % does not add up to zero', movement
      using errcode = 'check_violation', constraint = 'ledger_zero_sum';
  end if;
  return null;
end $$;
create constraint trigger ledger_zero_sum after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_zero_sum('movement_id');
create constraint trigger ledger_movement_zero_sum after insert on ledger_movement
  deferrable initially deferred for each row execute function ledger_zero_sum('id');

create trigger append_only before update or delete or truncate on ledger_movement
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

-- A balance changes only from inside ledger_apply().
create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.credited <> 0 or new.debited <> 0 or new.returned <> 0 then
      raise exception 'a ledger account begins at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if pg_trigger_depth() < 2 then
    raise exception 'ledger balances follow their entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_guard before insert or update on ledger_account
  for each row execute function ledger_account_guard();
create trigger append_only before delete or truncate on ledger_account
  for each statement execute function refuse_change();

insert into ledger_account (kind)
  values ('proveedor'), ('comision'), ('devolucion'), ('membresia'), ('banco');
