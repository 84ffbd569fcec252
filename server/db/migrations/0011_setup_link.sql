-- Why: a professional whom an administrator made has no password yet; a link that only they receive
-- lets them choose it (decisions §2). Only the hash of its 256 random bits is here.

create table setup_link (
  token_hash bytea primary key,
  account_id bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer one was sent.
  retired_at timestamptz
);
create index setup_link_by_account on setup_link (account_id);

-- What only the person may read of a notification (its last parameter), sealed with the platform's
-- key and forgotten once it is sent.
alter table notification add column sealed bytea;
