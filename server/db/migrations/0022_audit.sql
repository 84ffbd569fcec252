-- Why: the actions of administrators are kept for ever, and searched by administrator, action, person and
-- time.

create table audit_log (
  id bigint generated always as identity primary key,
  admin_id bigint not null references account,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index audit_log_by_subject on audit_log (subject, subject_id, id desc);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_by_action on audit_log (action, created_at desc, id desc);
create index audit_log_by_admin_newest on audit_log (admin_id, created_at desc, id desc);
create index audit_log_by_admin_action on audit_log (admin_id, action, created_at desc, id desc);
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The people that an entry is about: a conversation has two. The entry's time is in the key, so that the
-- newest entries of a person are read from one end of it.
create table audit_person (
  account_id bigint not null references account,
  created_at timestamptz not null,
  audit_id bigint not null references audit_log,
  primary key (account_id, created_at, audit_id)
);
create index audit_person_by_entry on audit_person (audit_id);
create trigger append_only before update or delete or truncate on audit_person
  for each statement execute function refuse_change();
