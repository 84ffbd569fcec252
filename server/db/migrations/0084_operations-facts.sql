-- Why: the bank, the card and the provider act on their own, and an event of a kind that nobody handles was marked
-- handled.

-- Facts: an event is settled by asking about its payment; one that nobody handles waits for the team.
alter table webhook_event
  add column payment_ref text,
  add column unattended boolean not null default false,
  add column attended_at timestamptz,
  add column attended_by bigint references account (id),
  add column nota text,
  add constraint webhook_event_attended check (
    (attended_at is null) = (attended_by is null) and (attended_at is null) = (nota is null)
    and (attended_at is null or unattended)
  );
create index webhook_event_unattended on webhook_event (received_at, id)
  where unattended and attended_at is null;

-- Until when, by its clock, the provider's own list of events was read.
create table facts_swept (
  one boolean primary key default true check (one),
  until timestamptz not null
);
