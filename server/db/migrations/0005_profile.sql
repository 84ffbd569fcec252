-- Why: what professionals say about themselves, whether the team has validated them, and the figures that
-- searches order by, stored here so that no search counts them.

-- estado_id null means «todo el pais», ciudad_id null «todo el estado».
create table profile (
  account_id bigint primary key references account,
  nombre_comercial text not null default '',
  descripcion text not null,
  estado_id smallint references estado,
  ciudad_id integer references ciudad,
  -- Both sides of the official ID (2 §2).
  identificacion_frontal text references file,
  identificacion_trasera text references file,
  -- When the newer of the two arrived; it may be newer than the validation.
  identificacion_at timestamptz,
  validacion text not null default 'pendiente'
    check (validacion in ('pendiente', 'validado', 'rechazado')),
  validacion_motivo text not null default '',
  validacion_at timestamptz,
  validacion_by bigint references account,
  -- Kept by the triggers of reviews and projects, because the search orders by them.
  review_count integer not null default 0,
  review_stars integer not null default 0,
  -- How many reviews gave 0, 1, … 5 stars.
  reviews_by_rating integer[] not null default '{0,0,0,0,0,0}'
    check (array_length(reviews_by_rating, 1) = 6),
  finished_count integer not null default 0,
  -- The account's membership level, for the same order.
  nivel smallint not null default 0,
  -- Average stars weighed with five reviews of four stars: one lucky review is not the best.
  estrellas real not null generated always as ((20 + review_stars)::real / (5 + review_count)) stored,
  -- Normalized names, professions and description for searches, each word after a space.
  buscable text not null default '',
  updated_at timestamptz not null default now(),
  constraint profile_city_needs_state check (ciudad_id is null or estado_id is not null)
);
create index profile_waiting on profile (account_id) where validacion = 'pendiente';

-- orden 0 is the main profession, the others follow in the person's order.
create table profile_profesion (
  account_id bigint not null references profile on delete cascade,
  categoria_id integer not null references categoria,
  orden smallint not null,
  primary key (account_id, categoria_id),
  unique (account_id, orden)
);
create index profile_profesion_by_category on profile_profesion (categoria_id, account_id);

create function profile_set_buscable() returns trigger language plpgsql as $$
begin
  select a.nivel, ' ' || search_text(concat_ws(' ', a.nombre, a.apellidos, new.nombre_comercial,
      (select string_agg(c.categoria, ' ' order by pp.orden)
        from profile_profesion pp join categoria c on c.id = pp.categoria_id
        where pp.account_id = new.account_id),
      new.descripcion))
    into new.nivel, new.buscable
    from account a where a.id = new.account_id;
  return new;
end $$;
create trigger profile_set_buscable before insert or update of nombre_comercial, descripcion, buscable
  on profile for each row execute function profile_set_buscable();

-- Updating `buscable` makes the trigger above recompute it. Renaming a category does not do that: a job
-- updates its professionals, a few at a time.
create function account_touch_buscable() returns trigger language plpgsql as $$
begin
  update profile set buscable = '' where account_id = new.id;
  return null;
end $$;
create trigger account_touch_buscable after update of nombre, apellidos, nivel on account
  for each row execute function account_touch_buscable();

create function profesion_touch_buscable() returns trigger language plpgsql as $$
begin
  update profile set buscable = ''
    where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;
create trigger profesion_touch_buscable after insert or update or delete on profile_profesion
  for each row execute function profesion_touch_buscable();
