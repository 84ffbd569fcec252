-- Why: the team sees where more is asked for than there are professionals who do it (4 §F): requests by trade and place, and
-- how many of them a proposal answered. Counted like the other days of the business, by the day on which a request was sent.

-- The first proposal that answered a request; `first_answered_at` may be a refusal.
alter table request add column first_proposed_at timestamptz;
update request r set first_proposed_at = (
  select min(answered_at) from request_recipient where request_id = r.id and proposal_id is not null);

-- Who answers has locked the request.
create or replace function request_first_answered() returns trigger language plpgsql as $$
begin
  update request set first_answered_at = new.answered_at
    where id = new.request_id and first_answered_at is null;
  if new.proposal_id is not null then
    update request set first_proposed_at = new.answered_at
      where id = new.request_id and first_proposed_at is null;
  end if;
  return null;
end $$;
create index request_first_proposal on request (first_proposed_at) where first_proposed_at is not null;
-- What a number of a trade in a city opens.
create index request_by_category_and_city on request (categoria, lugar_estado, lugar_ciudad, id desc);

create table demand_day (
  -- The day on which the requests were sent.
  dia date not null,
  categoria_id integer not null references categoria on delete cascade,
  -- As the requests say them; the city '' where they say none.
  lugar_estado text not null,
  lugar_ciudad text not null,
  solicitudes integer not null,
  -- Those of them that a proposal answered, on that day or later.
  con_propuesta integer not null,
  primary key (dia, categoria_id, lugar_estado, lugar_ciudad)
);

-- The days that are counted already; what came since is read from rows.
insert into demand_day
select ((r.created_at - interval '6 hours') at time zone 'UTC')::date, coalesce(c.id, former.categoria_id),
  r.lugar_estado, r.lugar_ciudad, count(*),
  count(*) filter (where r.first_proposed_at < (select until from business_counted))
from request r
  left join categoria c on c.categoria = r.categoria
  left join categoria_anterior former on former.nombre = r.categoria and c.id is null
where r.created_at < (select until from business_counted) and coalesce(c.id, former.categoria_id) is not null
group by 1, 2, 3, 4;
