-- Why: nobody gets an account before they have proved their phone (decisions §2).

-- One browser's attempt to prove a phone; the cookie holds the token, this table its hash.
create table sign_up_attempt (
  token_hash bytea primary key,
  phone text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  proved_at timestamptz,
  used_at timestamptz
);
create index sign_up_attempt_by_phone on sign_up_attempt (phone, sent_at desc);
