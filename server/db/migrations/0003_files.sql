-- Why: what people upload lies in the object store; here stands whose it is, what for, and who may see it.

create table file (
  id text primary key,
  -- An account; that table follows, and so does the foreign key.
  owner_id bigint not null,
  purpose text not null
    check (purpose in ('perfil', 'portafolio', 'adjunto', 'identificacion', 'disputa')),
  public boolean not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- Which of the configured keys encrypted it; null: nothing of it is secret enough.
  key_id text,
  created_at timestamptz not null default now(),
  constraint file_id_is_encrypted check (purpose <> 'identificacion' or key_id is not null)
);
create index file_owner on file (owner_id);
-- What is to be encrypted again when a key is changed.
create index file_by_key on file (key_id, id) where key_id is not null;
