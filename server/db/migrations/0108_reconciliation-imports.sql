-- Why: with the days 11 to 20 and the 26th imported, a deposit of the 25th was said to be missing from the statement, though
-- no file had that day (issue 17). Each import covers its own days, and what lies between imports is not covered.

create table bank_import (
  id bigint generated always as identity primary key,
  archivo text not null,
  -- The first and the last day of its lines, also of those that were imported before.
  desde date not null,
  hasta date not null,
  imported_at timestamptz not null,
  imported_by bigint not null references account (id),
  constraint bank_import_days check (desde <= hasta)
);

insert into bank_import (archivo, desde, hasta, imported_at, imported_by)
select archivo, min(dia), max(dia), imported_at, imported_by from bank_line
group by archivo, imported_at, imported_by order by imported_at;
