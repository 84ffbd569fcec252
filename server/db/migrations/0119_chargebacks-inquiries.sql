-- Why: nobody could see whether a bank still asks about a payment, nor until when it waits for an answer (issue 17). A
-- warning that is no inquiry has neither.
alter table fraud_warning add column due_at timestamptz, add column closed_at timestamptz;
update fraud_warning f set closed_at = e.received_at
  from webhook_event e
  where e.payload #>> '{data,object,id}' = f.id and e.type = 'charge.dispute.closed';
update fraud_warning f set closed_at = c.opened_at from chargeback c where c.id_dispute = f.id;

-- The team's list of inquiries, the one first whose answer is due soonest.
create index fraud_warning_asked on fraud_warning (coalesce(due_at, '9999-12-31 00:00:00+00'::timestamptz), id)
  where closed_at is null and tipo like 'consulta: %';

-- Of a bank that changed its mind about a lost chargeback nobody could read when.
alter table chargeback add column recovered_at timestamptz,
  add constraint chargeback_recovered check (recovered_at is null or won);
update chargeback c set recovered_at = m.created_at
  from ledger_movement m where m.operation_key = 'contracargo_recuperado:' || c.id_dispute;
