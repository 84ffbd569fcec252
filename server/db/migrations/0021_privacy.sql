-- Why: people may ask for a copy of their data and for the deletion of their account (LFPDPPP: access and
-- cancellation). And whoever takes over an account changes what protects it, so each such change is
-- recorded.

-- A copy of somebody's data: an archive in parts, each an encrypted object.
create table data_export (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- The random prefix of its objects' names.
  name text not null unique,
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- The number of objects, including the one being written.
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
  -- When the mail server accepted the e-mail to the team.
  sent_at timestamptz
);
create unique index deletion_request_one_open on deletion_request (account_id)
  where withdrawn_at is null;
create index deletion_request_waiting on deletion_request (id) where withdrawn_at is null;

-- A change of the phone, the password or the payout method. For 72 h after one nothing is paid out
-- (decisions §5).
create table security_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('clabe', 'phone', 'pass')),
  created_at timestamptz not null
);
create index security_change_latest on security_change (account_id, created_at desc);
create trigger append_only before update or delete or truncate on security_change
  for each statement execute function refuse_change();
