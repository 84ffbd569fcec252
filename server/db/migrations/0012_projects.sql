-- Why: a project with its terms, additional services and events (decisions §5). Paid and released amounts
-- are not stored here: the ledger is their only source.

create table proposal (
  id bigint generated always as identity primary key,
  client_id bigint not null references account,
  -- Who wrote the proposal: a professional, or an administrator.
  professional_id bigint not null references account,
  -- Who does the work, if it was given to somebody (1 §6); who is paid, if an administrator wrote the proposal.
  profesional_assign_id bigint references account,
  estado text not null default 'por_publicar' check (estado in
    ('por_publicar', 'publicada', 'rechazada', 'retirada', 'expirada', 'por_pagar', 'pagado', 'cancelada',
     'completado', 'finalizada')),
  client_accept boolean not null default true,
  professional_accept boolean not null default false,
  titulo text not null default '',
  descripcion text not null default '',
  "start" date,
  "end" date,
  -- centavos; at least 100 MXN (1 §9)
  precio bigint check (precio between 10000 and 999999900),
  adicionales boolean not null default false,
  anticipo numeric(3, 2) not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The instants that deadlines count from.
  published_at timestamptz,
  entregado_at timestamptz,
  completed_at timestamptz,
  finalized_at timestamptz,
  -- When the client was notified that the proposal is about to expire, so that it happens once.
  expiry_notified_at timestamptz,
  constraint proposal_two_people check (client_id <> professional_id),
  -- A draft may be withdrawn before it is complete.
  constraint proposal_published_is_complete check
    (estado in ('por_publicar', 'retirada')
      or (titulo <> '' and descripcion <> '' and precio is not null)),
  constraint proposal_dates_ordered check ("start" <= "end")
);
-- A pair can begin another project once the earlier ones are closed; all stay readable, newest first.
create unique index proposal_one_open_per_pair on proposal (client_id, professional_id)
  where estado not in ('rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada');
create index proposal_of_pair on proposal (client_id, professional_id, id desc);
create index proposal_by_client on proposal (client_id, updated_at desc);
create index proposal_by_professional on proposal (professional_id, updated_at desc);
create index proposal_finalized on proposal (professional_id, finalized_at) where estado = 'finalizada';
-- Projects that deadlines move on.
create index proposal_expiring on proposal (published_at) where estado = 'publicada';
create index proposal_delivered on proposal (entregado_at)
  where estado = 'pagado' and entregado_at is not null;
create index proposal_to_finalize on proposal (completed_at) where estado = 'completado';
-- Covers the yearly reports, so that they read no rows.
create index proposal_created on proposal (created_at)
  include (estado, precio, profesional_assign_id, professional_id);

create table proposal_event (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  evento text not null,
  -- null: the system
  actor_id bigint references account,
  monto bigint,
  -- The event's text: why it was cancelled, what should be changed.
  detalle text not null default '',
  created_at timestamptz not null
);
create index proposal_event_timeline on proposal_event (proposal_id, id);

create table additional (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  descripcion text not null check (descripcion <> ''),
  -- centavos; at least 100 MXN (1 §5)
  precio bigint not null check (precio between 10000 and 999999900),
  estatus text not null default 'pendiente'
    check (estatus in ('pendiente', 'aceptado', 'rechazado', 'retirado')),
  -- When everything that was due, this service included, had been paid.
  paid_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint additional_paid_is_accepted check (paid_at is null or estatus = 'aceptado')
);
create index additional_of_proposal on additional (proposal_id, id);

create function proposal_finished_count() returns trigger language plpgsql as $$
begin
  update profile set finished_count = finished_count + 1 where account_id = new.professional_id;
  return null;
end $$;
create trigger proposal_finished_update after update of estado on proposal
  for each row when (new.estado = 'finalizada' and old.estado <> 'finalizada')
  execute function proposal_finished_count();
create trigger proposal_finished_insert after insert on proposal
  for each row when (new.estado = 'finalizada') execute function proposal_finished_count();
