-- Why: a line of the bank of the same amount may be taken for the wrong payment, and nothing could say so.

-- What somebody said that a line is not; nothing takes the line for it again.
create table bank_line_ruled_out (
  line_id bigint not null references bank_line (id) on delete cascade,
  objeto text not null,
  primary key (line_id, objeto)
);
