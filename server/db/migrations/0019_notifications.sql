-- Why: what the platform tells people by WhatsApp or e-mail waits here until it is sent, and stays as the
-- record of what was sent.

create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  evento text not null,
  msg text not null,
  channel text not null check (channel in ('whatsapp', 'email')),
  send smallint not null default 0 check (send in (0, 1)),
  -- The template's parameters, in order.
  parameters text[] not null default '{}',
  -- What only the person may read of it (its last parameter), encrypted with the platform's key and
  -- forgotten once it is sent.
  encrypted_parameter bytea,
  -- Where it goes when that is not the account's phone or e-mail of then.
  phone text,
  email text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- By what the provider names a message that is on its way, where it could be sent again; null once it has
  -- come to an end, so that the index stays small.
  provider_id text,
  -- When it was given up: refused for good, or accepted by nobody in all its tries.
  failed_at timestamptz,
  failure_kind text check (failure_kind in ('rechazada', 'sin_respuesta')),
  -- Somebody of the team has seen that it failed and lets it be.
  dismissed_at timestamptz,
  constraint notification_failure_has_kind check ((failed_at is null) = (failure_kind is null))
);
create index notification_waiting on notification (id) where send = 0;
create index notification_failed on notification (id)
  where failed_at is not null and dismissed_at is null;
create unique index notification_in_transit on notification (provider_id)
  where provider_id is not null;
-- By time and not by id: the account's detail asks since when, and counts by channel without reading rows.
create index notification_of_account on notification (account_id, created_at desc, id desc)
  include (channel, send);
-- What the reports of a year count.
create index notification_created on notification (created_at) include (account_id, evento);
