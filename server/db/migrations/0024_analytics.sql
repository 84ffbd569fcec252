-- Why: of messages and notifications there are millions a year, so what a day brought is counted once it
-- is over. What else the reports add up is read from indexes of its own tables.

-- Whole days of Mexico City, counted from rows that never change again.
create table counted_until (
  what text primary key check (what in ('mensajes', 'notificaciones')),
  -- What was created before it is in the tables of days; the rest is still counted from its rows.
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

-- Where people lived and what they worked in when their day was counted.
create table notification_place_day (
  dia date not null,
  kind text not null check (kind in ('ciudad', 'profesion')),
  -- The city or the profession; 0 without an address.
  place_id integer not null,
  total integer not null,
  primary key (dia, kind, place_id) include (total)
);
