-- Why: people can block others and report them to the team.

create table person_block (
  blocker_id bigint not null references account,
  blocked_id bigint not null references account,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint person_block_other check (blocker_id <> blocked_id)
);

create table person_report (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references account,
  reported_id bigint not null references account,
  motivo text not null
    check (motivo in ('spam', 'trato_ofensivo', 'pago_por_fuera', 'fraude', 'otro')),
  texto text not null,
  message_id bigint references message,
  client_id text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references account,
  constraint person_report_client_id_unique unique (reporter_id, client_id),
  constraint person_report_other check (reporter_id <> reported_id),
  constraint person_report_closed check ((closed_at is null) = (closed_by is null))
);
create index person_report_open on person_report (id desc) where closed_at is null;
