-- Why: the accounting did not say when the books were last compared, so that «no differences» could be old (issue 17).

-- When the books were last compared with each of what they are compared with.
create table book_compared (
  libro text primary key check (libro in ('proveedor', 'banco', 'mes')),
  compared_at timestamptz not null
);
