-- Why: of a bank that changed its mind about a lost chargeback nobody could read when (issue 17).
alter table chargeback add column recovered_at timestamptz,
  add constraint chargeback_recovered check (recovered_at is null or won);
update chargeback c set recovered_at = m.created_at
  from ledger_movement m where m.operation_key = 'contracargo_recuperado:' || c.id_dispute;
