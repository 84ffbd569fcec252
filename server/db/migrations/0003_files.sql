-- Why: uploads are in the object store; this table says whose they are, what for, and who may see them.

create table file (
  id text primary key,
  -- An account; its table is created later, with the foreign key.
  owner_id bigint not null,
  purpose text not null
    check (purpose in ('perfil', 'portafolio', 'adjunto', 'identificacion', 'disputa')),
  public boolean not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- The configured key that encrypted it; null when it is not encrypted.
  key_id text,
  created_at timestamptz not null default now(),
  constraint file_id_is_encrypted check (purpose <> 'identificacion' or key_id is not null)
);
create index file_owner on file (owner_id);
-- Finds what to encrypt again when a key is changed.
create index file_by_key on file (key_id, id) where key_id is not null;
