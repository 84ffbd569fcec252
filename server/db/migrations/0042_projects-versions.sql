-- Why: a published proposal can be revised until it is accepted (4 §G). What was offered before stays, so that the client
-- sees what changed, and everybody what was accepted. A client may ask for a change with words; then it is the author's
-- turn.

create table proposal_version (
  proposal_id bigint not null references proposal,
  -- That of the proposal with which it was published.
  version integer not null,
  titulo text not null,
  descripcion text not null,
  -- centavos
  precio bigint not null,
  "start" date,
  "end" date,
  hora text,
  duracion integer,
  conceptos jsonb not null,
  incluye text[] not null,
  no_incluye text[] not null,
  published_at timestamptz not null,
  primary key (proposal_id, version)
);
create trigger append_only before update or delete or truncate on proposal_version
  for each statement execute function refuse_change();

-- What is open for an answer now has been offered once.
insert into proposal_version
  select id, version, titulo, descripcion, precio, "start", "end", hora, duracion, conceptos, incluye, no_incluye,
    published_at
  from proposal where estado = 'publicada';

alter table proposal
  -- When what is offered replaced an earlier offer.
  add column revised_at timestamptz,
  -- What the client would change, until the author answers.
  add column cambio_pedido text check (cambio_pedido <> '');

-- Whether the client has accepted another answer to the request that this proposal answers; one that was cancelled
-- makes room.
create function other_chosen(proposal bigint) returns boolean language sql stable parallel safe as $$
  select exists (
    select from request_recipient mine
    join request_recipient theirs
      on theirs.request_id = mine.request_id and theirs.proposal_id <> mine.proposal_id
    join proposal chosen on chosen.id = theirs.proposal_id
    where mine.proposal_id = other_chosen.proposal
      and chosen.estado in ('por_pagar', 'pagado', 'completado', 'finalizada'))
$$;
