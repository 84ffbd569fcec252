-- Why: who is not satisfied with a paid project can ask the team, which divides the money still held
-- between the two (decisions §5).

create table dispute (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  opened_by bigint not null references account,
  texto text not null check (texto <> ''),
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references account,
  -- centavos of what was held, and why
  reembolso bigint check (reembolso >= 0),
  liberado bigint check (liberado >= 0),
  motivo text,
  constraint dispute_resolved_whole check (
    (resolved_at is null and resolved_by is null and reembolso is null and liberado is null
      and motivo is null)
    or (resolved_at is not null and resolved_by is not null and reembolso is not null
      and liberado is not null and motivo <> ''))
);
create unique index dispute_one_open on dispute (proposal_id) where resolved_at is null;
create index dispute_of_proposal on dispute (proposal_id, id desc);
create index dispute_waiting on dispute (id) where resolved_at is null;

create table dispute_file (
  dispute_id bigint not null references dispute,
  file_id text not null references file,
  primary key (dispute_id, file_id)
);
create index dispute_file_file on dispute_file (file_id);
