-- Why: a refund may fail after its payment's bank has taken and kept the same money: its client has it once, so the refund is
-- paid by the chargeback, and what was lost by that is less, or none. Such a loss stays the chargeback's, and reads so.
alter table loss drop constraint loss_of_one_thing;
alter table loss add constraint loss_of_one_thing check (
  num_nonnulls(refund_id, chargeback_id) = 1 or (undone_at is not null and num_nonnulls(refund_id, chargeback_id) = 0));
alter table loss add constraint loss_undone_of_no_refund check (undone_at is null or refund_id is null);
