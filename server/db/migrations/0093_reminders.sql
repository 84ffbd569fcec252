-- Why: no project falls silent (4 §D): whose turn it is is reminded, each step once. A row is planned when that happens from
-- which its days are counted, so that the job reads what is due and not every project.

create table reminder (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  -- of the table in domain/reminders
  name text not null,
  -- how many days after
  day integer not null check (day > 0),
  -- what it is counted from
  event_id bigint not null references proposal_event,
  due_at timestamptz not null,
  ended_at timestamptz,
  -- whether somebody was told; false where the reason was gone
  told boolean,
  constraint reminder_once unique (event_id, name, day),
  constraint reminder_ended_whole check ((ended_at is null) = (told is null))
);
create index reminder_due on reminder (due_at) where ended_at is null;
create index reminder_planned on reminder (proposal_id) where ended_at is null;

-- The disputes that are open now.
insert into reminder (proposal_id, name, day, event_id, due_at)
  select d.proposal_id, step.name, step.day, e.id, d.created_at + make_interval(days => step.day)
  from dispute d
  join lateral (select max(id) as id from proposal_event
    where proposal_id = d.proposal_id and evento = 'disputa') e on e.id is not null
  cross join (values ('version', 2), ('disputa_tarde', 5)) as step (name, day)
  where d.resolved_at is null;
