-- Why: people may have what is kept about them, and may ask for their account to go (LFPDPPP: access and
-- cancellation). And whoever takes over an account changes what protects it, so each such change is kept.

-- A copy of somebody's data: an archive in parts, each an encrypted object of its own.
create table data_export (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- What its objects' names begin with; nobody guesses it.
  name text not null unique,
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- How many objects there are, the one that is being written included.
  parts integer not null default 0,
  bytes bigint not null default 0
);
create index data_export_latest on data_export (account_id, id desc);
create index data_export_oldest on data_export (asked_at);

create table deletion_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  motivo text not null,
  asked_at timestamptz not null,
  withdrawn_at timestamptz,
  -- When the mail server took what the team is told.
  sent_at timestamptz
);
create unique index deletion_request_one_open on deletion_request (account_id)
  where withdrawn_at is null;
create index deletion_request_waiting on deletion_request (id) where withdrawn_at is null;

-- A change of the phone, of the password or of where the money goes. For 72 h after one nothing is paid
-- out (decisions §5).
create table security_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('clabe', 'phone', 'pass')),
  created_at timestamptz not null
);
create index security_change_latest on security_change (account_id, created_at desc);
create trigger append_only before update or delete or truncate on security_change
  for each statement execute function refuse_change();
