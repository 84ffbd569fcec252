-- Why: the team lists the projects of all, by state, category, place, price, silence and deadline. What the list filters by
-- stands in the project itself: of two tables no index has both, and rows would be read one by one for as long as they go.

alter table proposal
  add column categoria text not null default '',
  add column lugar_estado text not null default '',
  add column lugar_ciudad text not null default '',
  -- When the clock moves it on, unless something freezes it (`nextDeadline`); days of 24 hours, as there.
  add column vence timestamptz generated always as (case
    when estado = 'publicada' then (published_at at time zone 'UTC' + interval '360 hours') at time zone 'UTC'
    when estado = 'por_pagar' then (unpaid_since at time zone 'UTC' + interval '168 hours') at time zone 'UTC'
    when estado = 'pagado' and adicional_por_pagar = 0
      then (entregado_at at time zone 'UTC' + interval '168 hours') at time zone 'UTC'
    when estado = 'completado' then (completed_at at time zone 'UTC' + interval '168 hours') at time zone 'UTC'
  end) stored;

-- What it is and where, by the request that it was begun for or answers; where it is since somebody is paid to come.
create function proposal_of_request() returns trigger language plpgsql as $$
begin
  select r.categoria, r.lugar_estado, r.lugar_ciudad into new.categoria, new.lugar_estado, new.lugar_ciudad
    from request r where r.id = new.answers_request_id;
  new.categoria := coalesce(new.categoria, '');
  new.lugar_estado := coalesce(new.lugar_estado, '');
  new.lugar_ciudad := coalesce(new.lugar_ciudad, '');
  return new;
end $$;
create trigger proposal_of_request before insert or update of answers_request_id on proposal
  for each row when (new.answers_request_id is not null) execute function proposal_of_request();

create function request_answered() returns trigger language plpgsql as $$
begin
  update proposal p set categoria = r.categoria, lugar_estado = r.lugar_estado, lugar_ciudad = r.lugar_ciudad
    from request r where r.id = new.request_id and p.id = new.proposal_id;
  return null;
end $$;
create trigger request_answered after insert or update of proposal_id on request_recipient
  for each row when (new.proposal_id is not null) execute function request_answered();

create function proposal_placed() returns trigger language plpgsql as $$
begin
  update proposal set lugar_estado = new.estado, lugar_ciudad = new.ciudad where id = new.proposal_id;
  return null;
end $$;
create trigger proposal_placed after insert or update of estado, ciudad on proposal_address
  for each row execute function proposal_placed();

update proposal p set categoria = r.categoria, lugar_estado = r.lugar_estado, lugar_ciudad = r.lugar_ciudad
  from request r where r.id = p.answers_request_id;
update proposal p set categoria = r.categoria, lugar_estado = r.lugar_estado, lugar_ciudad = r.lugar_ciudad
  from request r join request_recipient rr on rr.request_id = r.id where rr.proposal_id = p.id;
update proposal p set lugar_estado = a.estado, lugar_ciudad = a.ciudad
  from proposal_address a where a.proposal_id = p.id;

create index proposal_text on proposal using gin (search_text(titulo) gin_trgm_ops);
create index proposal_signs on proposal using gin (search_signs(titulo));
create index proposal_by_state on proposal (estado, id desc);
create index proposal_by_category_and_state on proposal (categoria, estado, id desc);
create index proposal_by_place_and_state on proposal (lugar_estado, estado, id desc);
create index proposal_by_category_and_place on proposal (categoria, lugar_estado, id desc) include (estado);
create index proposal_by_price on proposal (precio desc, id desc) where precio is not null;
create index proposal_by_silence on proposal (updated_at, id) where grupo in ('en_curso', 'esperando');
create index proposal_by_deadline on proposal (vence, id) where vence is not null;
create index chargeback_open on chargeback (proposal_id) where closed_at is null;
