-- Why: professionals show the team their official ID, both sides (2 §2). What lies in the object store is
-- encrypted, each image can be found by the key that did it, so that keys can be changed, and each time
-- that somebody looks at one is kept.

-- Which of the configured keys encrypted it; null: nothing of it is secret enough.
alter table file add column key_id text;
alter table file add constraint file_id_is_encrypted
  check (purpose <> 'identificacion' or key_id is not null);
create index file_by_key on file (key_id, id) where key_id is not null;

alter table profile
  add column identificacion_frontal text references file,
  add column identificacion_trasera text references file,
  -- When the newer of the two arrived: the team may have validated before.
  add column identificacion_at timestamptz;

-- The file may be gone by now; that it was looked at, and by whom, stays.
create table id_image_view (
  id bigint generated always as identity primary key,
  file_id text not null,
  owner_id bigint not null references account,
  viewer_id bigint not null references account,
  created_at timestamptz not null
);
create index id_image_view_by_owner on id_image_view (owner_id, id desc);
create trigger append_only before update or delete or truncate on id_image_view
  for each statement execute function refuse_change();
