-- Which lines each import named, also those that another had named before: undone, an import takes with it the lines that
-- no other names.
create table bank_import_line (
  line_id bigint not null references bank_line (id) on delete cascade,
  import_id bigint not null references bank_import (id) on delete cascade,
  primary key (line_id, import_id)
);
create index bank_import_line_of on bank_import_line (import_id);

-- Of the imports so far, only the days are known.
insert into bank_import_line (line_id, import_id)
select l.id, i.id from bank_import i join bank_line l on l.dia between i.desde and i.hasta;
