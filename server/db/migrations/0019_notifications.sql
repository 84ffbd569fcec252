-- Why: notifications by WhatsApp or e-mail wait here until they are sent, and stay as the record of what
-- was sent.

create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  evento text not null,
  msg text not null,
  channel text not null check (channel in ('whatsapp', 'email')),
  send smallint not null default 0 check (send in (0, 1)),
  -- The template's parameters, in order.
  parameters text[] not null default '{}',
  -- The last parameter, when only the person may read it: encrypted with the platform's key and deleted
  -- once it is sent.
  encrypted_parameter bytea,
  -- The phone or e-mail it goes to, when not the account's at the time of sending.
  phone text,
  email text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The provider's id of a message that is on its way and could be sent again; null once its delivery is
  -- final, so that the index stays small.
  provider_id text,
  -- When sending was given up: refused for good, or no answer in all tries.
  failed_at timestamptz,
  failure_kind text check (failure_kind in ('rechazada', 'sin_respuesta')),
  -- When the team dismissed the failure.
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
