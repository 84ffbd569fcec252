-- Why: the mails of a release and of a payout carry their receipts (4 §E), like those of payments.
alter table notification
  add release_id bigint references ledger_movement (id),
  add payout_id bigint references payout (id),
  add constraint notification_one_receipt check (num_nonnulls(receipt_id, release_id, payout_id) <= 1);
