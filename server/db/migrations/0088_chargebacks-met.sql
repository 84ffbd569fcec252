-- Why: what a bank takes back may meet a refund that is owed for the same payment: the card is not paid twice.

-- Chargebacks: what each took of the money that its project held; what was released came out of the rest.
alter table chargeback add column covered bigint not null default 0 check (covered between 0 and amount);
update chargeback c set covered = -e.amount
  from ledger_movement m
  join ledger_entry e on e.movement_id = m.id
  join ledger_account a on a.id = e.account_id and a.kind = 'retenido'
  where m.operation_key = 'contracargo_perdido:' || c.id_dispute;

-- Refunds: one that the bank itself has paid, by a chargeback.
alter table refund
  add column chargeback_id bigint references chargeback (id),
  add constraint refund_by_bank check (
    chargeback_id is null or (done_at is not null and outside_by is null and watch_at is null));
create index refund_by_chargeback on refund (chargeback_id) where chargeback_id is not null;
