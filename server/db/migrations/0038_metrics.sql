-- Why: a report reads the rows of its period and no others, so each table is found by time. Of messages
-- and notifications there are millions a year: what a day brought is counted once it is over.

create index account_opened on account (created_at) where deleted_at is null;
create index proposal_begun on proposal (created_at);
create index payment_made on payment (created_at);
create index review_written on review (created_at) where deleted_at is null;
create index notification_made on notification (created_at) include (account_id, evento);
-- Messages lie in the order they were written, and each one sent would pay for a larger index.
create index message_written on message using brin (created_at)
  with (pages_per_range = 32, autosummarize = on);

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
