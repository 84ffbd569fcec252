-- Why: people, where they live, and what they were called before. Deleted accounts stay as rows, so unique
-- e-mails and phones count only among those that are not deleted (decisions §2).

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
  -- An administrator can suspend an account and restore it. Nothing of it is lost meanwhile; it is only
  -- out of sight and its owner cannot enter.
  suspended_at timestamptz,
  suspended_by bigint references account,
  -- What the person is told.
  suspended_motivo text not null default '',
  constraint account_membership_ends check ((nivel > 0) = (membership_ends_at is not null)),
  constraint account_membership_reminder check (membership_reminder is null or nivel > 0),
  constraint account_suspended_whole check (
    (suspended_at is null) = (suspended_by is null) and (suspended_at is null) = (suspended_motivo = ''))
);
create unique index account_email_unique on account (lower(email)) where deleted_at is null;
create unique index account_phone_unique on account (phone, rol) where deleted_at is null and phone <> '';
-- The accounts of one rol are also counted for the administrators' list: this index answers alone.
create index account_newest on account (rol, id desc) where deleted_at is null;
-- The administrator's text filter over name and e-mail.
create index account_text on account
  using gin (search_text(nombre || ' ' || apellidos || ' ' || email) gin_trgm_ops);
-- Who else uses a file that is about to be deleted.
create index account_picture on account (img_profile) where img_profile is not null;
create index account_membership_ending on account (membership_ends_at)
  where membership_ends_at is not null;
create index account_suspended on account (rol, id desc)
  where suspended_at is not null and deleted_at is null;
-- The administrators who remain, whom deleting and suspending count.
create index account_administrators on account (id)
  where rol = 4 and deleted_at is null and suspended_at is null;
-- What the reports of a year add up, so that they read no rows.
create index account_created on account (created_at) include (id, rol, nivel) where deleted_at is null;

-- Deferred: an account and its picture are made in one transaction, in either order.
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

-- The names that somebody who was validated had before stay known to the team.
create table former_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null,
  apellidos text not null,
  -- When it was changed.
  changed_at timestamptz not null
);
create index former_name_by_account on former_name (account_id, id desc);

-- Automatic messages name professionals by the trade name of their day; when an account is deleted, the
-- ones it had before must be found in them too.
create table former_trade_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null check (nombre <> ''),
  -- When it was first changed for another.
  changed_at timestamptz not null,
  constraint former_trade_name_once unique (account_id, nombre)
);

-- A professional whom an administrator made has no password yet; a link that only they receive lets them
-- choose it (decisions §2). Only the hash of its 256 random bits is here.
create table setup_link (
  token_hash bytea primary key,
  account_id bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer one was sent.
  revoked_at timestamptz
);
create index setup_link_by_account on setup_link (account_id);
