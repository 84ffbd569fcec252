-- Why: an event was one row per channel, so that a channel that failed could not give way to the next, and nobody
-- could read in the product what they had been told (4 §E). A notification is now one event for one person; each way by which
-- it goes out is a delivery of its own.
create table notification_delivery (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification (id) on delete cascade,
  channel text not null check (channel in ('whatsapp', 'email')),
  created_at timestamptz not null,
  -- When the next channel takes over; null when none does any more.
  gives_way_at timestamptz,
  sent_at timestamptz,
  provider_id text,
  arrived_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  failure_kind text check (failure_kind in ('rechazada', 'sin_respuesta')),
  constraint notification_delivery_once unique (notification_id, channel),
  constraint notification_delivery_failure_has_kind check ((failed_at is null) = (failure_kind is null))
);

-- Those of one event were written in one transaction, one row per channel.
create temporary table merged on commit drop as
  select id, first_value(id) over same as into_id
  from notification
  window same as (partition by account_id, evento, created_at, msg, path order by id
    rows between unbounded preceding and unbounded following);

-- With the number of its former row, by which its job refers to it.
insert into notification_delivery
    (id, notification_id, channel, created_at, sent_at, provider_id, arrived_at, failed_at, failure_kind)
  overriding system value
  select distinct on (m.into_id, n.channel) n.id, m.into_id, n.channel, n.created_at, n.sent_at, n.provider_id,
    case when n.send = 1 and n.provider_id is null then n.sent_at end, n.failed_at, n.failure_kind
  from merged m join notification n on n.id = m.id
  order by m.into_id, n.channel, n.id;
select setval(pg_get_serial_sequence('notification_delivery', 'id'), greatest(1, (select max(id) from notification)));

-- It waits for the team as long as one of its channels did.
update notification n
  set failed_at = f.failed_at, failure_kind = f.failure_kind, dismissed_at = null
  from (
    select distinct on (m.into_id) m.into_id, o.failed_at, o.failure_kind
    from merged m join notification o on o.id = m.id
    where o.failed_at is not null and o.dismissed_at is null
    order by m.into_id, o.id desc
  ) f
  where n.id = f.into_id;
delete from notification n using merged m where m.id = n.id and m.into_id <> n.id;

drop index notification_waiting;
alter table notification
  drop column channel,
  drop column send,
  drop column sent_at,
  drop column provider_id,
  add column read_at timestamptz;
-- What was told before there was a list is not news.
update notification set read_at = created_at;

create index notification_of_account on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create unique index notification_delivery_provider on notification_delivery (provider_id) where provider_id is not null;
create index notification_delivery_gives_way on notification_delivery (gives_way_at) where gives_way_at is not null;
create index notification_delivery_unsent on notification_delivery (notification_id)
  where sent_at is null or failed_at is not null;
