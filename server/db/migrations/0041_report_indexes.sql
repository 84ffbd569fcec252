-- Why: the reports of a year read a large part of each table. What they add up is in these indexes, so that
-- they read a fraction of it, in order, and not the rows.

drop index account_opened, proposal_begun, payment_made, review_written;
create index account_opened on account (created_at) include (id, rol, nivel) where deleted_at is null;
create index proposal_begun on proposal (created_at)
  include (estado, precio, profesional_assign_id, recieved_id);
create index payment_made on payment (created_at) include (type_sell, payment_status, settled_at, value);
create index review_written on review (created_at) include (type, rating, sender_id, recieved_id)
  where deleted_at is null;
