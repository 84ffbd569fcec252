-- Why: a new telephone or e-mail counts once its owner has typed the code that was sent to it. Until then whoever took a
-- session over, or mistyped, owns nothing, and the former one holds everywhere (4 §I).
create table contact_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  -- The column of `account` that it changes.
  kind text not null check (kind in ('phone', 'email')),
  -- Encrypted, as telephones are from 0311 on.
  value_sealed bytea not null,
  asked_at timestamptz not null,
  -- When the latest code was sent.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint contact_change_one_per_kind unique (account_id, kind)
);
create index contact_change_by_end on contact_change (expires_at);

-- Codes of a change stay valid beside each other and share their tries; another value is another change, which none of
-- these proves.
create table contact_code (
  token_hash bytea primary key,
  change_id bigint not null references contact_change (id) on delete cascade,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0
);
create index contact_code_by_change on contact_code (change_id);

-- Whether the new telephone was proved by its owner, so that a profile may say so; the team's edits are not.
alter table security_change add column proved boolean not null default false;
