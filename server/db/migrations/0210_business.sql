-- Why: the team sees its business at a glance (4 §F), over years: days that are over are counted once, and only what came
-- after them is read from rows, each by an index of its own. Money needs no table here: the ledger has its days (ledger_day).

-- The first answer to a request, a proposal or a refusal. Later answers of the same person replace what they said before,
-- so no other column says when the client first heard from somebody.
alter table request add column first_answered_at timestamptz;
update request r set first_answered_at = (
  select min(answered_at) from request_recipient where request_id = r.id);

-- Who answers has locked the request.
create function request_first_answered() returns trigger language plpgsql as $$
begin
  update request set first_answered_at = new.answered_at
    where id = new.request_id and first_answered_at is null;
  return null;
end $$;
create trigger request_first_answered after insert or update of answered_at on request_recipient
  for each row when (new.answered_at is not null) execute function request_first_answered();

create index request_created on request (created_at);
create index request_first_answer on request (first_answered_at) include (created_at)
  where first_answered_at is not null;
create index proposal_event_counted on proposal_event (evento, created_at) include (proposal_id)
  where evento in ('publicada', 'por_pagar', 'pago_recibido');
create index proposal_finalized_at on proposal (finalized_at) include (precio)
  where finalized_at is not null;

create table business_counted (
  one boolean primary key default true check (one),
  -- What happened before this instant is counted below.
  until timestamptz not null
);
insert into business_counted (until) values ('-infinity');

create table business_day (
  dia date not null,
  que text not null check (que in ('solicitudes', 'propuestas', 'aceptadas', 'pagadas', 'finalizadas')),
  total integer not null,
  -- Their prices, centavos; 0 where they have none yet.
  monto bigint not null,
  primary key (dia, que)
);

-- The requests that got their first answer on a day, by the minutes that it took.
create table first_answer_day (
  dia date not null,
  -- Up to so many: one of the steps of `ANSWER_STEPS` (domain/business/first-answer.ts).
  minutos integer not null,
  total integer not null,
  primary key (dia, minutos)
);
