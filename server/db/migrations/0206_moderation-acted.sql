-- Why: the history of a report says what was done about it.
alter table person_report
  add column accion text check (accion in ('nada', 'aviso', 'retirado', 'suspendida', 'otra')),
  add column nota text not null default '',
  -- Those attended to before have no action.
  add constraint person_report_acted check (closed_at is not null or (accion is null and nota = ''));
create index person_report_closed on person_report (id desc) where closed_at is not null;
