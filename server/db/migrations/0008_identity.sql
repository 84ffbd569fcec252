-- Why: professionals show the team their official ID (2 §2). It is personal data: every view of an image is
-- recorded, and its machine-readable lines are encrypted.

-- The record of who viewed it stays when the file is deleted.
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

-- The machine-readable lines of the ID, for the team's validation; all else is derived from them on
-- request. One reading per account, of the profile's two images.
create table id_reading (
  account_id bigint primary key references account,
  -- Deleted with either of its images.
  frontal text not null unique references file on delete cascade,
  trasera text not null unique references file on delete cascade,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'leida', 'ilegible')),
  -- A unique code of this reading, unrelated to the card.
  codigo_validacion text not null unique,
  -- The lines, encrypted with the platform's key.
  mrz bytea,
  -- Which image the lines are on.
  imagen text check (imagen in ('frontal', 'trasera')),
  created_at timestamptz not null,
  read_at timestamptz,
  constraint id_reading_read_has_lines check
    ((estado = 'leida') = (mrz is not null) and (mrz is null) = (imagen is null)),
  constraint id_reading_done_has_time check ((estado = 'pendiente') = (read_at is null))
);

-- Deletes the reading with the account, whoever deletes that.
create function delete_id_reading() returns trigger language plpgsql as $$
begin
  delete from id_reading where account_id = new.id;
  return null;
end $$;
create trigger delete_id_reading after update of deleted_at on account
  for each row when (new.deleted_at is not null) execute function delete_id_reading();
