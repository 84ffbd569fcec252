-- Why: people are told on their devices first, before WhatsApp and e-mail (4 §E).

-- A browser that asked to be told: with its session it ends, so that nobody reads there what is another's.
create table notification_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  session_hash bytea not null references session on delete cascade,
  -- Where its browser's push service takes messages for it, and the keys they are encrypted with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index notification_device_account on notification_device (account_id);
create index notification_device_session on notification_device (session_hash);

alter table notification_delivery drop constraint notification_delivery_channel_check;
alter table notification_delivery add constraint notification_delivery_channel_check
  check (channel in ('push', 'whatsapp', 'email'));
alter table notification_preference drop constraint notification_preference_channel_check;
alter table notification_preference add constraint notification_preference_channel_check
  check (channel in ('push', 'whatsapp', 'email'));
