-- Why: what the machine-readable lines of a professional's ID say, for the team that validates them
-- (2 §2). It is personal data: the lines are sealed, and everything else is told from them when somebody
-- of the team asks. One per account, of the two images that the profile has.

create table lectura (
  account_id bigint primary key references account,
  -- It goes with either of the images that it was made of.
  frontal text not null unique references file on delete cascade,
  trasera text not null unique references file on delete cascade,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'leida', 'ilegible')),
  -- Names this reading among all; it says nothing of the card.
  codigo_validacion text not null unique,
  mrz bytea,
  -- Which image the lines are on.
  imagen text check (imagen in ('frontal', 'trasera')),
  created_at timestamptz not null,
  read_at timestamptz,
  constraint lectura_read_has_lines check
    ((estado = 'leida') = (mrz is not null) and (mrz is null) = (imagen is null)),
  constraint lectura_done_has_time check ((estado = 'pendiente') = (read_at is null))
);

-- Nothing of it outlives the account, whoever deletes that.
create function forget_reading() returns trigger language plpgsql as $$
begin
  delete from lectura where account_id = new.id;
  return null;
end $$;
create trigger forget_reading after update of deleted_at on account
  for each row when (new.deleted_at is not null) execute function forget_reading();
