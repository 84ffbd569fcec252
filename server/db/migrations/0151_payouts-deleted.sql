-- Why: money of a deleted account that a bank or a chargeback brings back stayed owed for ever: its owner has no screen
-- any more to say where to send it, and nobody else could (issue 17).

-- The administrator who wrote it down for an account that is deleted; null where its owner did.
alter table payment_method add given_by bigint references account (id);
create index payment_method_given_by on payment_method (given_by) where given_by is not null;
