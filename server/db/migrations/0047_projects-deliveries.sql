-- Why: what a work looked like before and after is the best proof of it, for the two and for a dispute. A
-- delivery that was taken back keeps its pictures: a dispute may need them.

alter table file drop constraint file_purpose_check,
  add constraint file_purpose_check check
    (purpose in ('perfil', 'portafolio', 'adjunto', 'identificacion', 'disputa', 'entrega'));

create table delivery (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  created_at timestamptz not null
);
create index delivery_of_proposal on delivery (proposal_id, id);

create table delivery_image (
  delivery_id bigint not null references delivery,
  momento text not null check (momento in ('antes', 'despues')),
  orden smallint not null,
  file_id text not null references file,
  primary key (delivery_id, momento, orden)
);
create index delivery_image_file on delivery_image (file_id);
