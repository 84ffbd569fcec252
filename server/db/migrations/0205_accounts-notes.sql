-- Why: what the team finds out about somebody, on the phone or beside a project, is kept where the next one of the team
-- looks. It is never changed, and goes with the data of the person when their account is deleted.
create table account_note (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  author_id bigint not null references account,
  texto text not null check (texto <> '' and char_length(texto) <= 2000),
  client_id text not null,
  created_at timestamptz not null,
  -- Sent again, by a double press or after a lost answer, it is the same note.
  constraint account_note_once unique (account_id, author_id, client_id)
);
create index account_note_of_account on account_note (account_id, id desc);
create trigger never_changed before update or truncate on account_note
  for each statement execute function refuse_change();

-- The reports about one person, open or attended to.
create index person_report_about on person_report (reported_id, id desc);
