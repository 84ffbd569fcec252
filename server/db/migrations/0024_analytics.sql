-- Why: there are millions of messages and notifications a year, so each day is counted once it is over. The
-- other reports read the indexes of their own tables.

-- Whole days of Mexico City, counted from rows that never change again.
create table counted_until (
  what text primary key check (what in ('mensajes', 'notificaciones')),
  -- Rows created before this instant are counted in the tables of days; later ones are counted directly.
  until timestamptz not null
);
insert into counted_until values ('mensajes', '-infinity'), ('notificaciones', '-infinity');

create table message_day (
  dia date not null,
  -- Who wrote: clients (1) to professionals, or professionals (2) to clients.
  de_rol smallint not null,
  total integer not null,
  caracteres bigint not null,
  primary key (dia, de_rol)
);

create table notification_day (
  dia date not null,
  rol smallint not null,
  evento text not null,
  total integer not null,
  primary key (dia, rol, evento)
);

-- City and profession of the recipients when the day was counted.
create table notification_place_day (
  dia date not null,
  kind text not null check (kind in ('ciudad', 'profesion')),
  -- The city or the profession; 0 without an address.
  place_id integer not null,
  total integer not null,
  primary key (dia, kind, place_id) include (total)
);
