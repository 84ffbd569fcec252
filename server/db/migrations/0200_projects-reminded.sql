-- Why: the team reminds whoever's turn it is in a project by hand. What was said stays in the project's story for the team, and
-- nobody is reminded of one project twice within 24 hours, however many of the team press at once.

create table project_reminder (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  admin_id bigint not null references account,
  -- who was reminded
  account_id bigint not null references account,
  -- of what, as domain/projects/turn.ts calls it, and the centavos that it moves; its words name people, and are made when read
  paso text not null,
  monto bigint,
  created_at timestamptz not null,
  -- Ranges alone need no extension: those of two reminders of a project never overlap.
  constraint project_reminder_daily exclude using gist (
    int8range(proposal_id, proposal_id, '[]') with &&,
    tsrange(created_at at time zone 'UTC', created_at at time zone 'UTC' + interval '24 hours') with &&
  )
);
create index project_reminder_of_project on project_reminder (proposal_id, id desc);

-- Why: a note's key is its author's within one project: sent to another project it is another note.
alter table project_note drop constraint project_note_once,
  add constraint project_note_once unique (proposal_id, author_id, client_id);
