-- Why: a project with its terms, what happened to it, its payments by the provider and its reviews.
-- What was paid and released is not here: the ledger is the only place that knows.

create table proposal (
  id bigint generated always as identity primary key,
  -- The client, and who wrote the proposal: a professional, or an administrator.
  sender_id bigint not null references account,
  recieved_id bigint not null references account,
  profesional_assign_id bigint references account,
  estado text not null default 'por_publicar' check (estado in
    ('por_publicar', 'publicada', 'rechazada', 'por_pagar', 'pagado', 'completado', 'finalizada')),
  sender_accept boolean not null default true,
  receiver_accept boolean not null default false,
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
  finalized_at timestamptz,
  constraint proposal_two_people check (sender_id <> recieved_id),
  constraint proposal_published_is_complete check
    (estado = 'por_publicar' or (titulo <> '' and descripcion <> '' and precio is not null)),
  constraint proposal_dates_ordered check ("start" <= "end")
);
create unique index proposal_one_open_per_pair on proposal (sender_id, recieved_id)
  where estado not in ('rechazada', 'finalizada');
create index proposal_by_client on proposal (sender_id, updated_at desc);
create index proposal_by_author on proposal (recieved_id, updated_at desc);
create index proposal_finalized on proposal (recieved_id, finalized_at) where estado = 'finalizada';

create table proposal_event (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  evento text not null,
  -- null: the system
  actor_id bigint references account,
  monto bigint,
  created_at timestamptz not null
);
create index proposal_event_story on proposal_event (proposal_id, id);

create table payment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  proposal_id bigint references proposal,
  type_sell text not null check (type_sell in ('proyecto', 'membresia')),
  descripcion text not null,
  value bigint not null check (value > 0),
  divisa text not null default 'MXN',
  -- Sent with the request that creates it at the provider: asking twice makes one payment.
  idempotency_key uuid not null default gen_random_uuid(),
  -- The provider's id of the payment; null until it has answered.
  id_payment text unique,
  payment_status text not null default 'creado',
  -- When the chat was told that it failed, so that it is told once.
  failure_told_at timestamptz,
  settled_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One payment at a time: two tabs and a retry pay the same one.
create unique index payment_one_open_per_proposal on payment (proposal_id)
  where settled_at is null and closed_at is null;
create index payment_by_account on payment (account_id, created_at desc);
create index payment_by_proposal on payment (proposal_id, id desc);

create table review (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  -- Who wrote it.
  type text not null check (type in ('cliente', 'profesional')),
  sender_id bigint not null references account,
  recieved_id bigint not null references account,
  rating smallint not null check (rating between 0 and 5),
  description text not null,
  created_at timestamptz not null,
  constraint review_once unique (proposal_id, type)
);
create index review_recieved on review (recieved_id, id desc);
create index review_sent on review (sender_id, id desc);

create function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating
      where account_id = old.recieved_id;
  end if;
  if tg_op <> 'DELETE' then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating
      where account_id = new.recieved_id;
  end if;
  return null;
end $$;
create trigger review_counts after insert or delete or update of rating, recieved_id on review
  for each row execute function review_counts();

create function proposal_finished_count() returns trigger language plpgsql as $$
begin
  update profile set finished_count = finished_count + 1 where account_id = new.recieved_id;
  return null;
end $$;
create trigger proposal_finished_update after update of estado on proposal
  for each row when (new.estado = 'finalizada' and old.estado <> 'finalizada')
  execute function proposal_finished_count();
create trigger proposal_finished_insert after insert on proposal
  for each row when (new.estado = 'finalizada') execute function proposal_finished_count();
