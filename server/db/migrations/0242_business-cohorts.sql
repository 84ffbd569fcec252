-- Why: the team sees whether people come back (4 §F): clients by the month of their first paid project, professionals by that of
-- their validation. A month is counted once, when it is over; who is of which cohort is kept, so that a number opens its people.

create index profile_validated_at on profile (validacion_at) where validacion = 'validado';

create table cohort_counted (
  one boolean primary key default true check (one),
  -- The first month that is not counted; null before the first count.
  next_month date
);
insert into cohort_counted default values;

create table cohort_member (
  account_id bigint primary key references account,
  quien text not null check (quien in ('clientes', 'profesionales')),
  -- The first day of the month in which a client first paid a project, or a professional was validated.
  mes date not null,
  -- The months in which a first and a second project of theirs was paid, or finalized; null while none was.
  empezo date check (empezo >= mes),
  volvio date check (volvio >= empezo)
);
create index cohort_member_by_month on cohort_member (mes, volvio);

create table cohort_month (
  quien text not null check (quien in ('clientes', 'profesionales')),
  mes date not null,
  meses smallint not null,
  -- With `meses` 0 all of the cohort; else those who had come back by the end of so many months after `mes`.
  total integer not null,
  primary key (quien, mes, meses)
);
