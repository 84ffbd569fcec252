-- Why: the fee and the memberships' prices change, and what was agreed under the old ones stays as it was (4 §B). Each
-- change is a row that holds from an instant on; nothing is edited or deleted, and only a planned one can be withdrawn.

create table rate (
  id bigint generated always as identity primary key,
  -- The level whose price it is; null for the fee.
  nivel smallint references nivel (id),
  -- The fee: hundredths of a percent of what is released, and centavos per project.
  hundredths integer check (hundredths between 0 and 10000),
  fixed bigint check (fixed >= 0),
  -- The price of the level for 30 days, centavos.
  precio bigint check (precio >= 0),
  holds_from timestamptz not null,
  motivo text not null check (motivo <> ''),
  -- Null for those of the beginning.
  author_id bigint references account (id),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by bigint references account (id),
  constraint rate_values check (case when nivel is null
    then num_nulls(hundredths, fixed) = 0 and precio is null
    else num_nonnulls(hundredths, fixed) = 0 and precio is not null end),
  constraint rate_not_past check (author_id is null or holds_from >= created_at),
  constraint rate_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null) and withdrawn_at < holds_from)
);
-- One for each instant; what is in force is found by it.
create unique index rate_in_force on rate (nivel, holds_from) nulls not distinct where withdrawn_at is null;

create function rate_guard() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or to_jsonb(new) - '{withdrawn_at,withdrawn_by}'::text[] <> to_jsonb(old) - '{withdrawn_at,withdrawn_by}'::text[] then
    raise exception 'a rate is withdrawn or stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger rate_guard before update on rate for each row execute function rate_guard();
create trigger append_only before delete or truncate on rate for each statement execute function refuse_change();

insert into rate (hundredths, fixed, holds_from, motivo, created_at)
  values (500, 300, '2020-01-01 00:00-06', 'La del inicio', now());
insert into rate (nivel, precio, holds_from, motivo, created_at)
  select id, precio, '2020-01-01 00:00-06', 'El del inicio', now() from nivel where precio > 0;
alter table nivel drop column precio;

-- The fee that was in force when the proposal was accepted.
alter table proposal add column rate_id bigint references rate (id);
update proposal p set rate_id = (select id from rate where nivel is null)
  where exists (select from proposal_event e where e.proposal_id = p.id and e.evento = 'por_pagar');
