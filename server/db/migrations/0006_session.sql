-- Why: people stay signed in, and whoever forgot the password proves the e-mail and chooses another
-- (decisions §2). These tables hold only hashes, so nothing in them grants access.

-- Only the hash of the 256 random bits is stored: reading this table lets nobody in.
create table session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);

-- One attempt to restore a password. An e-mail without an account gets attempts too, with account_id null,
-- so that every step answers the same; no foreign key, because only existing accounts would be checked.
create table restore_attempt (
  token_hash bytea primary key,
  email_hash bytea not null,
  account_id bigint,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  proved_at timestamptz,
  used_at timestamptz
);
create index restore_attempt_by_email on restore_attempt (email_hash, sent_at desc);
