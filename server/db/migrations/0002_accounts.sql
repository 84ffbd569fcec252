-- Why: people, what they tell of themselves, and how they prove who they are. Deleted accounts stay
-- as rows, so unique e-mails and phones count only among the living (decisions §2).

create table file (
  id text primary key,
  owner_id bigint not null,
  purpose text not null check (purpose in ('perfil', 'portafolio', 'adjunto', 'identificacion')),
  public boolean not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index file_owner on file (owner_id);

create table account (
  id bigint generated always as identity primary key,
  keylogin text not null unique,
  rol smallint not null check (rol in (1, 2, 4)),
  nombre text not null,
  apellidos text not null,
  email text not null,
  phone text not null,
  pass_hash text,
  img_profile text references file,
  nivel smallint not null default 0 references nivel,
  terms_version text,
  terms_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table file add constraint file_owner_fk foreign key (owner_id) references account
  deferrable initially deferred;
create unique index account_email_unique on account (lower(email)) where deleted_at is null;
create unique index account_phone_unique on account (phone, rol) where deleted_at is null and phone <> '';
create index account_newest on account (rol, id desc);
-- The administrator's text filter over name and e-mail.
create index account_text on account
  using gin (search_text(nombre || ' ' || apellidos || ' ' || email) gin_trgm_ops);

create table address (
  account_id bigint primary key references account,
  direccion text not null,
  referencia text not null default '',
  apartamento text not null default '',
  estado_id smallint not null references estado,
  ciudad_id integer not null references ciudad,
  colonia text not null,
  cp text not null check (cp ~ '^\d{5}$'),
  comentarios text not null default '',
  updated_at timestamptz not null default now()
);

-- estado_id null means «todo el pais», ciudad_id null «todo el estado».
create table profile (
  account_id bigint primary key references account,
  nombre_comercial text not null default '',
  descripcion text not null,
  estado_id smallint references estado,
  ciudad_id integer references ciudad,
  validacion text not null default 'pendiente'
    check (validacion in ('pendiente', 'validado', 'rechazado')),
  validacion_motivo text not null default '',
  validacion_at timestamptz,
  validacion_by bigint references account,
  -- Kept by the triggers of reviews and projects, because the search orders by them.
  review_count integer not null default 0,
  review_stars integer not null default 0,
  finished_count integer not null default 0,
  -- The account's membership level, for the same order.
  nivel smallint not null default 0,
  -- Average stars as if five reviews of four had come before: one lucky review is not the best.
  estrellas real not null generated always as ((20 + review_stars)::real / (5 + review_count)) stored,
  -- Names, professions and description as searches compare them, each word after a space.
  buscable text not null default '',
  updated_at timestamptz not null default now(),
  constraint profile_city_needs_state check (ciudad_id is null or estado_id is not null)
);
create index profile_waiting on profile (account_id) where validacion = 'pendiente';
create index profile_area on profile (estado_id, ciudad_id) where validacion = 'validado';
create index profile_best on profile
  (estrellas desc, finished_count desc, nivel desc, account_id) where validacion = 'validado';
create index profile_text on profile using gin (buscable gin_trgm_ops) where validacion = 'validado';

-- orden 0 is the main profession, the others follow as the person put them.
create table profile_profesion (
  account_id bigint not null references profile on delete cascade,
  categoria_id integer not null references categoria,
  orden smallint not null,
  primary key (account_id, categoria_id),
  unique (account_id, orden)
);
create index profile_profesion_by_category on profile_profesion (categoria_id, account_id);

create function profile_search() returns trigger language plpgsql as $$
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
create trigger profile_search before insert or update of nombre_comercial, descripcion, buscable
  on profile for each row execute function profile_search();

-- Touching `buscable` makes the trigger above write it anew.
create function account_searched() returns trigger language plpgsql as $$
begin
  update profile set buscable = '' where account_id = new.id;
  return null;
end $$;
create trigger account_searched after update of nombre, apellidos, nivel on account
  for each row execute function account_searched();

create function profesion_searched() returns trigger language plpgsql as $$
begin
  update profile set buscable = ''
    where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;
create trigger profesion_searched after insert or update or delete on profile_profesion
  for each row execute function profesion_searched();

create function categoria_searched() returns trigger language plpgsql as $$
begin
  update profile set buscable = ''
    where account_id in (select account_id from profile_profesion where categoria_id = new.id);
  return null;
end $$;
create trigger categoria_searched after update of categoria on categoria
  for each row execute function categoria_searched();

create table portfolio (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  titulo text not null,
  descripcion text not null,
  orden integer not null default 0,
  created_at timestamptz not null default now()
);
create index portfolio_by_account on portfolio (account_id, orden, id);

create table portfolio_image (
  portfolio_id bigint not null references portfolio on delete cascade,
  file_id text not null references file,
  orden smallint not null,
  primary key (portfolio_id, orden)
);

-- Only the hash of the 256 random bits is here: who reads this table cannot become anyone.
create table session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);

-- One browser's attempt to prove a phone; the cookie holds the token, this its hash.
create table sign_up_attempt (
  token_hash bytea primary key,
  phone text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  proved_at timestamptz,
  used_at timestamptz
);
create index sign_up_attempt_by_phone on sign_up_attempt (phone, sent_at desc);
