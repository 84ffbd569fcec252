-- Why: whom a client trusts is worth keeping: they save professionals to find them again.

create table favourite (
  id bigint generated always as identity primary key,
  client_id bigint not null references account,
  professional_id bigint not null references account,
  created_at timestamptz not null,
  constraint favourite_once unique (client_id, professional_id),
  constraint favourite_two_people check (client_id <> professional_id)
);
create index favourite_of_client on favourite (client_id, id desc);
-- Those of a deleted account go with it.
create index favourite_of_professional on favourite (professional_id);
