-- Why: what had failed of a refund was forgotten once the team had it tried again, so that nobody could read why it took
-- so long, and the movements of the attempt stood on no payment's page (issue 17).
create table refund_failure (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  -- Null once nothing of it is owed, because its client had the money another way.
  refund_id bigint references refund (id) on delete set null,
  -- At the provider; null for one that it never made.
  id_refund text,
  failure text not null,
  failed_at timestamptz not null
);
create index refund_failure_of_payment on refund_failure (payment_id);
create index refund_failure_of_refund on refund_failure (refund_id);

-- Those that wait for the team today.
insert into refund_failure (payment_id, refund_id, id_refund, failure, failed_at)
  select payment_id, id, id_refund, failure, failed_at from refund where failed_at is not null;
