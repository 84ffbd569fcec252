-- Why: whoever of the team uses the same filters of a list again and again keeps them under a name. They are one's own:
-- nobody else reads them.
create table saved_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  lista text not null,
  nombre text not null check (char_length(nombre) between 1 and 60),
  -- What the list's address says after its «?», of filters that the list knows.
  consulta text not null check (char_length(consulta) between 1 and 2000),
  created_at timestamptz not null
);
create unique index saved_view_name on saved_view (account_id, lista, lower(nombre));
