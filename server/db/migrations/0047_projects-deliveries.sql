-- Why: what a work looked like before and after is the best proof of it, for the two, for a dispute, and, if both
-- agree, for those who choose a professional. A delivery that was taken back keeps its pictures: a dispute may need them.

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

-- Whether the pictures of a project may be shown in the professional's portfolio. Either can take it back.
create table delivery_showing (
  proposal_id bigint primary key references proposal,
  -- When the professional asked for it, and when the client agreed.
  asked_at timestamptz,
  agreed_at timestamptz,
  -- The work with public copies, while both want it.
  portfolio_id bigint references portfolio on delete set null,
  constraint delivery_shown_by_both check
    (portfolio_id is null or (asked_at is not null and agreed_at is not null))
);
create unique index delivery_showing_portfolio on delivery_showing (portfolio_id)
  where portfolio_id is not null;
