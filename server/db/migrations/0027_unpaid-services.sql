-- The plan of payments (4 §C) depends on how much of a price are accepted services that are not paid yet.

alter table proposal add column adicional_por_pagar bigint not null default 0 check (adicional_por_pagar >= 0);
update proposal p
  set adicional_por_pagar = (
    select coalesce(sum(s.precio), 0) from additional s
    where s.proposal_id = p.id and s.estatus = 'aceptado' and s.paid_at is null)
  where adicionales;
alter table proposal drop column adicionales;
alter table proposal add column adicionales boolean not null
  generated always as (adicional_por_pagar > 0) stored;
