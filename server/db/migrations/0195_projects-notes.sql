-- Why: what the team finds out about a project, on the phone or beside it, is kept where the next one of the team looks. Like
-- the audit log it is never changed nor taken away; the two of the project never read it.

create table project_note (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  author_id bigint not null references account,
  texto text not null check (texto <> '' and char_length(texto) <= 2000),
  client_id text not null,
  created_at timestamptz not null,
  -- Sent again, by a double press or after a lost answer, it is the same note.
  constraint project_note_once unique (author_id, client_id)
);
create index project_note_of_project on project_note (proposal_id, id desc);
create trigger append_only before update or delete or truncate on project_note
  for each statement execute function refuse_change();
