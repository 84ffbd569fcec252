-- Why: the street of a work goes to its professional with the first payment. It is a copy, made then or once the client
-- chose another place than the request's or their own address, so that a change of a saved address sends nobody elsewhere.

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
