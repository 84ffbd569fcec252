-- Devices that once signed in to an account: strangers' wrong tries do not count against them (4 §I). The secret is in the
-- device's cookie, here is only its hash.
create table device (
  token_hash bytea not null,
  account_id bigint not null references account (id),
  -- How its owner recognises it, and we one whose cookie is lost.
  user_agent text not null,
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index device_by_account on device (account_id, last_seen_at desc);

-- Codes of one request stay valid beside those of others, and share their tries with those alone that the same network or
-- device asked for: hashed, because it is somebody's address.
alter table sign_up_attempt add column requester bytea not null default '';
alter table restore_attempt add column requester bytea not null default '';
