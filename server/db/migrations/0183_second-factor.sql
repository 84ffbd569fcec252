-- What an account proves beside its password (4 §F): an app of codes (RFC 6238), and codes on paper for when it is lost.
create table totp (
  account_id bigint primary key references account,
  -- Encrypted, like the next one: whoever reads the table cannot make codes. Null until a first code proved it.
  secret bytea,
  confirmed_at timestamptz,
  -- The 30 seconds whose code was used last: neither that one nor an earlier one is taken again.
  last_step bigint not null default 0,
  -- Shown to its owner, and taken for theirs once a code proves that their app has it.
  next_secret bytea,
  created_at timestamptz not null,
  check ((secret is null) = (confirmed_at is null)),
  check (secret is not null or next_secret is not null)
);

create table recovery_code (
  account_id bigint not null references account,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
