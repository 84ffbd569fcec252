-- Why: automatic messages name professionals by the trade name of their day; when an account is deleted, the
-- ones it had before must be found in them too.

create table former_trade_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null check (nombre <> ''),
  -- When it was first changed for another.
  changed_at timestamptz not null,
  constraint former_trade_name_once unique (account_id, nombre)
);
