-- Why: what administrators did is looked up by who did it, what it was, to whom and when; and a category
-- may get another name, by which the former one must still be found.

-- The people that an entry of the audit log is about: those of a conversation are two. With the entry's
-- time, so that the newest of a person are read from one end of this key.
create table audit_person (
  account_id bigint not null references account,
  created_at timestamptz not null,
  audit_id bigint not null references audit_log,
  primary key (account_id, created_at, audit_id)
);
create index audit_person_by_entry on audit_person (audit_id);

insert into audit_person (account_id, created_at, audit_id)
  select a.id, l.created_at, l.id from audit_log l join account a on a.keylogin = l.subject_id
    where l.subject = 'account'
  union
  select a.id, l.created_at, l.id from audit_log l
    join account a on a.keylogin in (split_part(l.subject_id, '/', 1), split_part(l.subject_id, '/', 2))
    where l.subject = 'conversation'
  union
  select person.id, l.created_at, l.id from audit_log l
    left join dispute d on l.subject = 'dispute' and d.id::text = l.subject_id
    join proposal p on p.id = d.proposal_id or (l.subject = 'proposal' and p.id::text = l.subject_id)
    cross join unnest(array[p.sender_id, p.recieved_id]) as person (id)
  union
  select person.id, l.created_at, l.id from audit_log l
    join person_report r on l.subject = 'person_report' and r.id::text = l.subject_id
    cross join unnest(array[r.reporter_id, r.reported_id]) as person (id);

create trigger append_only before update or delete or truncate on audit_person
  for each statement execute function refuse_change();

create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_by_action on audit_log (action, created_at desc, id desc);
create index audit_log_by_admin_newest on audit_log (admin_id, created_at desc, id desc);
create index audit_log_by_admin_action on audit_log (admin_id, action, created_at desc, id desc);
drop index audit_log_by_admin;

-- As people type a name, no two categories have the same one.
create unique index categoria_name_unique on categoria (search_text(categoria));

-- Names that categories had. A present name goes before a former one.
create table categoria_anterior (
  nombre_buscado text primary key,
  nombre text not null,
  categoria_id integer not null references categoria,
  hasta timestamptz not null
);
create index categoria_anterior_by_category on categoria_anterior (categoria_id, hasta desc);

-- Who has a renamed category is written anew by a job, a few at a time: not thousands of rows in the
-- transaction of the one who renames it.
drop trigger categoria_searched on categoria;
drop function categoria_searched();
