-- Why: who changes, removes or slips in an entry of the log behind its guards has to change every entry after it, and the
-- anchors that are kept elsewhere (4 §I). Each entry holds the hash of its content and of the entry before it, and the names
-- of who acted as they were: a deleted administrator did what they did.
--
-- An entry is chained a minute after it is written, not in its transaction: otherwise the transactions of all
-- administrators would wait for each other until they commit. Its place is that of the chain, not its id: what commits late
-- comes later.
alter table audit_log
  add column admin_name text not null default '',
  add column approver_name text,
  add column chain_position bigint,
  add column hash bytea,
  add constraint audit_log_chained check ((chain_position is null) = (hash is null));

drop trigger append_only on audit_log;

update audit_log l set admin_name = concat_ws(' ', a.nombre, a.apellidos)
from account a where a.id = l.admin_id and a.deleted_at is null;
update audit_log l set approver_name = concat_ws(' ', a.nombre, a.apellidos)
from account a where a.id = l.approved_by and a.deleted_at is null;

create unique index audit_log_chain on audit_log (chain_position) where chain_position is not null;
create index audit_log_unchained on audit_log (id) where hash is null;

create function audit_written() returns trigger language plpgsql as $$
begin
  new.chain_position := null;
  new.hash := null;
  new.admin_name := (select concat_ws(' ', nombre, apellidos) from account where id = new.admin_id);
  new.approver_name := (select concat_ws(' ', nombre, apellidos) from account where id = new.approved_by);
  return new;
end $$;
create trigger audit_written before insert on audit_log
  for each row execute function audit_written();

create function audit_guard() returns trigger language plpgsql as $$
begin
  if old.hash is not null or new.hash is null
    or to_jsonb(new) - '{chain_position,hash}'::text[] <> to_jsonb(old) - '{chain_position,hash}'::text[] then
    raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger audit_guard before update on audit_log
  for each row execute function audit_guard();
create trigger append_only before delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Who an entry is about is a part of it: nobody is added once it is chained.
create function audit_person_guard() returns trigger language plpgsql as $$
begin
  if (select hash is not null from audit_log where id = new.audit_id) then
    raise exception 'audit_person is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger audit_person_guard before insert on audit_person
  for each row execute function audit_person_guard();

-- Chains the next entries, at most 2,000, and says how many. It is the only way in which an entry changes, so it has the
-- rights of its owner. `npm run audit:verify` writes the same content by itself (server/features/audit/chain/content.ts).
create function chain_audit() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  place bigint;
  last bytea;
  entry public.audit_log;
  people jsonb;
  chained integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('audit chain'));
  select l.chain_position, l.hash into place, last from audit_log l
  where l.chain_position is not null order by l.chain_position desc limit 1;
  for entry in select * from audit_log l where l.hash is null order by l.id limit 2000 loop
    place := coalesce(place, 0) + 1;
    people := (select coalesce(jsonb_agg(p.account_id order by p.account_id), '[]')
      from audit_person p where p.audit_id = entry.id);
    last := sha256(coalesce(last, '') || convert_to(jsonb_build_array(place, entry.id, entry.admin_id, entry.admin_name,
      entry.approved_by, entry.approver_name, entry.action, entry.subject, entry.subject_id, entry.before, entry.after,
      (extract(epoch from entry.created_at) * 1000000)::bigint, people)::text, 'UTF8'));
    update audit_log set chain_position = place, hash = last where id = entry.id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;

do $$ begin
  while chain_audit() > 0 loop null; end loop;
end $$;

-- Where the chain was at the end of each day: `entries` is how many there were, and the place of the last one. It is mailed
-- to the team, so that it can be kept elsewhere.
create table audit_anchor (
  day date primary key,
  entries bigint not null check (entries > 0),
  audit_id bigint not null references audit_log,
  hash bytea not null,
  created_at timestamptz not null
);
create trigger append_only before update or delete or truncate on audit_anchor
  for each statement execute function refuse_change();
