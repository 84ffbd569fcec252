-- Why: people may have what is kept about them, and may ask for their account to go (LFPDPPP: access and
-- cancellation). A phone that changes is told where the former one rings, and the names that somebody
-- validated had before stay known to the team.

-- A copy of somebody's data: an archive in stretches, each an encrypted object of its own.
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

create table former_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null,
  apellidos text not null,
  -- When it was changed.
  changed_at timestamptz not null
);
create index former_name_by_account on former_name (account_id, id desc);

-- Where it goes when that is not the account's phone of then.
alter table notification add column phone text;
