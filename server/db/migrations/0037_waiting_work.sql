-- Why: the team's home shows what waits for somebody: professionals to validate, people who asked to be
-- deleted, and what could not be delivered.

create index deletion_request_waiting on deletion_request (id) where withdrawn_at is null;

-- A notification that was given up: refused for good, or taken by nobody in all its tries.
alter table notification
  add column failed_at timestamptz,
  add column failed_how text check (failed_how in ('rechazada', 'sin_respuesta')),
  -- Somebody of the team has seen that it failed and lets it be.
  add column dismissed_at timestamptz,
  add constraint notification_failed_somehow check ((failed_at is null) = (failed_how is null));
create index notification_failed on notification (id)
  where failed_at is not null and dismissed_at is null;
