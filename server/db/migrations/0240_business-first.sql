-- Why: a project that was accepted or sent again was counted again (4 §F). Each counts once, on the day of its first time; the
-- days that were counted already give back what they counted too often.

update business_day d set total = d.total - again.total, monto = d.monto - again.monto
from (
  select ((e.created_at - interval '6 hours') at time zone 'UTC')::date as dia,
    case e.evento when 'publicada' then 'propuestas' else 'aceptadas' end as que,
    count(*)::integer as total, sum(coalesce(p.precio, 0))::bigint as monto
  from proposal_event e join proposal p on p.id = e.proposal_id
  where e.evento in ('publicada', 'por_pagar') and e.created_at < (select until from business_counted)
    and exists (
      select from proposal_event earlier
      where earlier.proposal_id = e.proposal_id and earlier.evento = e.evento and earlier.id < e.id)
  group by 1, 2) again
where again.dia = d.dia and again.que = d.que;
delete from business_day where total = 0;
