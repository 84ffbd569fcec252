-- Why: a work well done is a professional's best reference, and it stands in somebody's home: its pictures are public
-- only while both agree. They stay private files; whether one may be seen by anybody is asked each time.

create table showing (
  proposal_id bigint primary key references proposal,
  -- Of the proposal, so that a profile finds its works by an index.
  professional_id bigint not null references account,
  estado text not null check (estado in ('pedida', 'aceptada', 'rechazada', 'retirada')),
  -- How many times the client was asked: an answer names the one that it saw.
  vez smallint not null default 1 check (vez between 1 and 3),
  -- As the client saw it when asked.
  categoria text not null,
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index showing_of_professional on showing (professional_id, proposal_id desc)
  where estado = 'aceptada';

create table showing_image (
  proposal_id bigint not null references showing,
  momento text not null check (momento in ('antes', 'despues')),
  orden smallint not null,
  file_id text not null references file,
  primary key (proposal_id, momento, orden)
);
create index showing_image_file on showing_image (file_id);

-- The works that anybody sees: both agree, and both accounts are in use.
create view shown_work as
  select s.proposal_id, s.professional_id, s.categoria, p.finalized_at
  from showing s
  join proposal p on p.id = s.proposal_id
  join account client on client.id = p.client_id
  join account professional on professional.id = s.professional_id
  join profile on profile.account_id = s.professional_id
  where s.estado = 'aceptada' and p.estado = 'finalizada'
    and client.deleted_at is null and client.suspended_at is null
    and professional.deleted_at is null and professional.suspended_at is null
    and profile.validacion = 'validado';

create function file_shown(file text) returns boolean
language sql stable as $$
  select exists (
    select from showing_image i join shown_work w on w.proposal_id = i.proposal_id
    where i.file_id = file)
$$;
