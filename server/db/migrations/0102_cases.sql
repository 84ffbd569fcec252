-- Why: where a project stays silent although everybody was reminded, the team has to look at it (4 §D). Each such project
-- is a case until its cause is gone or somebody has decided; the causes and their days are in domain/cases.

create table team_case (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  causa text not null check (causa in ('disputa', 'resto', 'sin_marcar', 'retenido')),
  -- since when the cause stood when the case was opened
  since timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- null while it is open, and where its cause went away without the team
  decision text check (decision in ('devolver', 'repartir', 'seguir')),
  closed_by bigint references account,
  -- the reason of who decided, or what ended the cause
  motivo text check (motivo <> ''),
  constraint team_case_closed_whole check (
    (closed_at is null) = (motivo is null) and (decision is null) = (closed_by is null)
    and (closed_at is not null or decision is null)),
  -- Money that is held for that long is never let be.
  constraint team_case_decided check (causa <> 'retenido' or decision is distinct from 'seguir')
);
create unique index team_case_one_open on team_case (proposal_id, causa) where closed_at is null;
create index team_case_open on team_case (id) include (causa) where closed_at is null;
create index team_case_of_cause on team_case (causa, id);

-- Since when a project has held money without a pause; null when it holds none.
create function held_since(project bigint) returns timestamptz language sql stable as $$
  with steps as (
    select m.id, m.created_at, sum(e.amount) over (order by m.id) as balance
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_movement m on m.id = e.movement_id
    where a.kind = 'retenido' and a.proposal_id = project
  )
  select min(created_at) from steps
  where id > coalesce((select max(id) from steps where balance = 0), 0)
$$;

-- Disputes that are open now.
insert into team_case (proposal_id, causa, since, opened_at)
  select proposal_id, 'disputa', created_at, now() from dispute where resolved_at is null;

-- Reminders that open the others, counted from where the projects stand; those that are due come with the next run.
insert into reminder (proposal_id, name, day, event_id, due_at)
  select p.id, step.name, step.day, e.id, since.at + make_interval(days => step.day)
  from proposal p
  join ledger_account a on a.proposal_id = p.id and a.kind = 'retenido'
  cross join (values ('caso_resto', 14), ('caso_sin_marcar', 30), ('caso_retenido', 75)) as step (name, day)
  cross join lateral (select case step.name
    when 'caso_retenido' then held_since(p.id)
    when 'caso_resto' then case when p.entregado_at is not null and a.credited < p.precio then
      greatest(p.entregado_at, (select max(decided_at) from additional
        where proposal_id = p.id and estatus = 'aceptado' and paid_at is null)) end
    else case when p.entregado_at is null then
      greatest((p.start + time '09:00') at time zone 'America/Mexico_City', (select max(created_at)
        from proposal_event where proposal_id = p.id and evento in ('pago_parcial', 'pago_recibido', 'cambios',
          'disputa_retirada', 'contracargo_ganado', 'contracargo_perdido'))) end
    end) as since (at)
  cross join lateral (select max(id) from proposal_event where proposal_id = p.id) as e (id)
  where since.at is not null and e.id is not null
    and (p.estado in ('por_pagar', 'pagado') and a.credited > 0 or step.name = 'caso_retenido');
