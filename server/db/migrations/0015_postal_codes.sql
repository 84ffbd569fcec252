-- Why: with the official catalogues loaded (`npm run reference`, decisions §3), a postal code says
-- state, city and colonias. Both publishers count by municipality; people choose cities.

create table municipio (
  estado_id smallint not null references estado,
  -- INEGI's three digits, which SEPOMEX uses too.
  clave smallint not null check (clave between 1 and 999),
  nombre text not null,
  -- INEGI's head town; null while only SEPOMEX has named the municipality.
  cabecera text,
  -- The city that SEPOMEX writes most often in it.
  ciudad_postal text,
  -- Reckoned from the names after each import; null where we list no such city.
  ciudad_id integer references ciudad on delete set null,
  primary key (estado_id, clave)
);

create table codigo_postal (
  cp text not null check (cp ~ '^\d{5}$'),
  colonia text not null,
  tipo text not null,
  estado_id smallint not null references estado,
  municipio smallint not null,
  primary key (cp, colonia),
  foreign key (estado_id, municipio) references municipio (estado_id, clave)
);
create index codigo_postal_by_municipio on codigo_postal (estado_id, municipio);
