-- Why: the books say what the bank received and sent, and only the bank's own statement proves it (4 §B).

-- Lines of imported statements; each is what it is in the books, or is explained, or differs.
create table bank_line (
  id bigint generated always as identity primary key,
  -- Of its contents, and which of several equal ones of its day it is: imported again, it is the same line.
  huella text not null unique,
  dia date not null,
  texto text not null,
  cargo bigint not null check (cargo >= 0),
  abono bigint not null check (abono >= 0),
  archivo text not null,
  imported_at timestamptz not null,
  imported_by bigint not null references account (id),
  -- What it is in the books: `deposito:po_1`, `pago:12`, `devuelto:12`, `reembolso:3`.
  objeto text unique,
  nota text,
  attended_at timestamptz,
  attended_by bigint references account (id),
  constraint bank_line_one_amount check ((cargo = 0) <> (abono = 0)),
  constraint bank_line_attended check (
    (attended_at is null) = (attended_by is null) and (attended_at is null) = (nota is null))
);
create index bank_line_unmatched on bank_line (id) where objeto is null;
create index bank_line_by_day on bank_line (dia);

-- By what the bank knows something that it should say.
alter table book_difference add column detalle text;
