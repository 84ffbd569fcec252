-- Why: the team sees whether people come back (4 §F): clients by the month of their first paid project, professionals by the month
-- of their validation. A month is counted once it is over; who is of which cohort is kept, so that a number opens its people.

create index profile_validated_at on profile (validacion_at) where validacion = 'validado';

create table cohort_counted (
  one boolean primary key default true check (one),
  -- Months before this one are counted; null before the first count.
  until date
);
insert into cohort_counted (until) values (null);

create table cohort_member (
  account_id bigint primary key references account,
  -- The first day of the month in which a client first paid a project, or a professional was validated.
  mes date not null,
  -- How many of their projects were paid, or finalized, by the end of the counted months; counted up to two.
  trabajos smallint not null default 0,
  -- The month of the second of them.
  volvio date check (volvio >= mes or trabajos >= 2)
);
create index cohort_member_by_month on cohort_member (mes, volvio);

create table cohort_month (
  quien text not null check (quien in ('clientes', 'profesionales')),
  mes date not null,
  -- After so many months: 0 for all of the cohort, then those who had come back by the end of that month.
  meses smallint not null,
  total integer not null,
  primary key (quien, mes, meses)
);
