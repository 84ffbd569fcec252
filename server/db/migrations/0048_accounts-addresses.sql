-- Why: clients have work done in more than one place: their home, their mother's, the office. The account's own address
-- (0004) stays what it is and is the first of them.

create table saved_address (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  nombre text not null check (nombre <> ''),
  direccion text not null,
  apartamento text not null default '',
  referencia text not null default '',
  colonia text not null,
  cp text not null check (cp ~ '^\d{5}$'),
  estado_id smallint not null references estado,
  ciudad_id integer not null references ciudad,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_address_of_account on saved_address (account_id, id);

-- A request is for a place: everybody who gets it sees colonia and postal code, the street only who is paid for the work
-- that came of it. And people say «hoy», «esta semana» or «sin prisa» rather than a day and an hour.
alter table request
  -- The words for `fecha` and `hora`; '' where the day and the hour themselves were meant.
  add column cuando text not null default '' check (cuando in ('', 'hoy', 'esta semana', 'sin prisa')),
  add column lugar_colonia text not null default '',
  add column lugar_cp text not null default '' check (lugar_cp ~ '^(\d{5})?$'),
  -- The private part, as it was when the request was sent: a later change of the saved address is of other works.
  add column lugar_direccion text not null default '',
  add column lugar_apartamento text not null default '',
  add column lugar_referencia text not null default '';
