-- A payment is what was charged; what was only begun is an attempt. Each is listed and reported by itself.

create index payment_charged on payment (settled_at) include (type_sell, payment_status, value)
  where settled_at is not null;
create index payment_charged_of_account on payment (account_id, settled_at desc) where settled_at is not null;
create index payment_attempts on payment (id) where settled_at is null;
create index payment_attempted on payment (created_at) include (type_sell, payment_status, value)
  where settled_at is null;

-- The report read both kinds by it.
drop index payment_created;
