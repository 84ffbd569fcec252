-- Why: people, their addresses and their former names. Deleted accounts stay as rows, so e-mails and phones
-- are unique only among accounts that are not deleted (decisions §2).

create table account (
  id bigint generated always as identity primary key,
  keylogin text not null unique,
  rol smallint not null check (rol in (1, 2, 4)),
  nombre text not null,
  apellidos text not null,
  email text not null,
  phone text not null,
  pass_hash text,
  img_profile text references file,
  terms_version text,
  terms_at timestamptz,
  -- The membership: bought for 30 days, reminded of before it ends, and then Hierro again (decisions §5).
  nivel smallint not null default 0 references nivel,
  membership_ends_at timestamptz,
  -- Days before the end at which the person was last reminded, so that each reminder is sent once.
  membership_reminder smallint check (membership_reminder in (3, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- An administrator can suspend an account and restore it. Nothing is lost meanwhile; the account is
  -- hidden and its owner cannot sign in.
  suspended_at timestamptz,
  suspended_by bigint references account,
  -- The reason that the person reads.
  suspended_motivo text not null default '',
  constraint account_membership_ends check ((nivel > 0) = (membership_ends_at is not null)),
  constraint account_membership_reminder check (membership_reminder is null or nivel > 0),
  constraint account_suspended_whole check (
    (suspended_at is null) = (suspended_by is null) and (suspended_at is null) = (suspended_motivo = ''))
);
create unique index account_email_unique on account (lower(email)) where deleted_at is null;
create unique index account_phone_unique on account (phone, rol) where deleted_at is null and phone <> '';
-- Also counts the accounts of one rol for the administrators' list, without reading rows.
create index account_newest on account (rol, id desc) where deleted_at is null;
-- The administrator's text filter over name and e-mail.
create index account_text on account
  using gin (search_text(nombre || ' ' || apellidos || ' ' || email) gin_trgm_ops);
-- Finds other users of a file that is about to be deleted.
create index account_picture on account (img_profile) where img_profile is not null;
create index account_membership_ending on account (membership_ends_at)
  where membership_ends_at is not null;
create index account_suspended on account (rol, id desc)
  where suspended_at is not null and deleted_at is null;
-- Counted before an administrator is deleted or suspended.
create index account_administrators on account (id)
  where rol = 4 and deleted_at is null and suspended_at is null;
-- Covers the yearly reports, so that they read no rows.
create index account_created on account (created_at) include (id, rol, nivel) where deleted_at is null;

-- Deferred: a picture is inserted before the account that owns it, in one transaction.
alter table file add constraint file_owner_fk foreign key (owner_id) references account
  deferrable initially deferred;

create table address (
  account_id bigint primary key references account,
  direccion text not null,
  referencia text not null default '',
  apartamento text not null default '',
  estado_id smallint not null references estado,
  ciudad_id integer not null references ciudad,
  colonia text not null,
  cp text not null check (cp ~ '^\d{5}$'),
  comentarios text not null default '',
  updated_at timestamptz not null default now()
);

-- Former names, kept for the team, which may have validated somebody by one of them.
create table former_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null,
  apellidos text not null,
  -- When it was changed.
  changed_at timestamptz not null
);
create index former_name_by_account on former_name (account_id, id desc);

-- Automatic messages name professionals by their trade name of that day; deleting an account must find the
-- former ones in them too.
create table former_trade_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null check (nombre <> ''),
  -- When it was first replaced by another.
  changed_at timestamptz not null,
  constraint former_trade_name_once unique (account_id, nombre)
);

-- A professional created by an administrator has no password yet; a link that only they receive lets them
-- choose it (decisions §2). Only the hash of its 256 random bits is stored.
create table setup_link (
  token_hash bytea primary key,
  account_id bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When a newer link replaced it.
  revoked_at timestamptz
);
create index setup_link_by_account on setup_link (account_id);
