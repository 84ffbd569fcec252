-- Why: people answer the messages they get; «BAJA» and «ALTA» are obeyed, and the team reads the others (4 §E).
create table notification_reply (
  id bigint generated always as identity primary key,
  -- The provider's number of the message: told twice, it is kept once.
  provider_id text not null unique,
  -- E.164.
  phone text not null,
  texto text not null,
  -- What it asks for; null of anything else.
  wish text check (wish in ('baja', 'alta')),
  -- When the person wrote it, by the provider's clock.
  written_at timestamptz not null,
  received_at timestamptz not null,
  -- When it was answered; null while it is not, and of one too soon after another.
  answered_at timestamptz
);
create index notification_reply_received on notification_reply (received_at);
create index notification_reply_phone on notification_reply (phone, written_at desc);
