-- Why: what is accepted and never paid does not wait for ever (4 §D): seven days after its acceptance it is cancelled. Since
-- when nothing is paid is kept beside the state, so that the clock finds those that are due. What waits today begins now.

alter table proposal add column unpaid_since timestamptz;
update proposal p set unpaid_since = now()
  where estado = 'por_pagar' and not exists (
    select from ledger_account a where a.proposal_id = p.id and a.kind = 'retenido' and a.credited > 0);
create index proposal_unpaid on proposal (unpaid_since) where estado = 'por_pagar';

-- Reminders of expiring proposals are planned like all others now.
alter table proposal drop column expiry_notified_at;

-- Projects: what they are reminded of from now on, counted from where they stand.
insert into reminder (proposal_id, name, day, event_id, due_at)
  select p.id, step.name, step.day, e.id, since.at + make_interval(days => step.day)
  from proposal p
  join (values
    ('responder', 'publicada', 12), ('responder', 'publicada', 14),
    ('pagar', 'por_pagar', 1), ('pagar', 'por_pagar', 3), ('pagar', 'por_pagar', 6),
    ('pagar_resto', 'por_pagar', 1), ('pagar_resto', 'por_pagar', 3), ('pagar_resto', 'por_pagar', 6),
    ('marcar', 'pagado', 1), ('marcar', 'pagado', 3),
    ('confirmar', 'pagado', 1), ('confirmar', 'pagado', 4), ('confirmar', 'pagado', 6),
    ('calificar', 'completado', 1), ('calificar', 'completado', 4)
  ) as step (name, estado, day) on step.estado = p.estado
  cross join lateral (select case step.name
    when 'responder' then p.published_at
    when 'pagar' then p.unpaid_since
    when 'marcar' then case when p.entregado_at is null
      then greatest((p.start + time '09:00') at time zone 'America/Mexico_City', now()) end
    when 'calificar' then p.completed_at
    else p.entregado_at end) as since (at)
  cross join lateral (select max(id) from proposal_event where proposal_id = p.id) as e (id)
  where since.at + make_interval(days => step.day) > now() and e.id is not null;
