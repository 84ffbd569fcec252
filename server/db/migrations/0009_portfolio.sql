-- Why: professionals show their work, in projects of several images. A repeated request must change
-- nothing, and two edits at once must not overwrite each other unnoticed.

create table portfolio (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  titulo text not null,
  descripcion text not null,
  orden integer not null default 0,
  -- The browser's ids of the request that created the project and of the last change.
  client_id text,
  changed_client_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint portfolio_client_id_unique unique (account_id, client_id)
);
create index portfolio_by_account on portfolio (account_id, orden, id);

create table portfolio_image (
  portfolio_id bigint not null references portfolio on delete cascade,
  file_id text not null references file,
  orden smallint not null,
  primary key (portfolio_id, orden)
);
create unique index portfolio_image_file on portfolio_image (file_id);
