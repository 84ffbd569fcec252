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

-- Where the work of a project is, once its client chose another place than the request's or their own address. A copy,
-- so that a change of the saved address does not send somebody elsewhere.
create table proposal_address (
  proposal_id bigint primary key references proposal,
  direccion text not null,
  apartamento text not null,
  referencia text not null,
  colonia text not null,
  cp text not null,
  estado text not null,
  ciudad text not null,
  chosen_at timestamptz not null
);
