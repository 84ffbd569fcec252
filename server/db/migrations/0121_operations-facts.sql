-- Why: one charge that is not ours told the team of three things to attend to (issue 17). Facts about the same thing are one:
-- a payment, what names its charge, or what an event is about.
alter table webhook_event add column subject text not null generated always as
  (coalesce(payment_ref, payload #>> '{data,object,charge}', payload #>> '{data,object,id}', id)) stored;
create index webhook_event_waiting on webhook_event (subject, received_at, id)
  where unattended and attended_at is null;
