-- Why: who has proved who they are stays signed in, and who forgot the password proves the e-mail and
-- chooses another (decisions §2). Nothing here opens anything: there are only hashes.

-- Only the hash of the 256 random bits is here: who reads this table cannot become anyone.
create table session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);

-- One attempt to restore. An e-mail without account has attempts too, of an account_id that is null,
-- so that every step answers the same; no foreign key, because only an account's would be checked.
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
