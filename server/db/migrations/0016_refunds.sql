-- Why: money that goes back to a card: each row is one refund. A request that the provider refuses is
-- retried at longer and longer intervals, and then left to the team.

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  -- null: a payment for a membership that bought nothing belongs to no project.
  proposal_id bigint references proposal,
  -- centavos
  amount bigint not null check (amount > 0),
  motivo text not null check (motivo in ('cancelacion', 'disputa', 'excedente')),
  idempotency_key uuid not null default gen_random_uuid(),
  -- The provider's id of it; null until it has answered.
  id_refund text unique,
  created_at timestamptz not null,
  done_at timestamptz,
  -- How often the provider has refused it since somebody last asked for it.
  tries integer not null default 0 check (tries >= 0),
  -- The next attempt is not made before then.
  next_at timestamptz not null default 'epoch',
  -- Why it was refused the last time, as the provider says it.
  failure text,
  -- When retrying ended and the refund was left to the team.
  failed_at timestamptz,
  constraint refund_failed check (failed_at is null or (done_at is null and failure is not null))
);
create index refund_of_payment on refund (payment_id);
create index refund_of_proposal on refund (proposal_id);
create index refund_waiting on refund (next_at) where done_at is null and failed_at is null;
create index refund_failed_open on refund (id) where done_at is null and failed_at is not null;

-- The refunds of a payment never exceed the payment.
create function refund_within_payment() returns trigger language plpgsql as $$
begin
  perform 1 from payment where id = new.payment_id for update;
  if (select sum(amount) from refund where payment_id = new.payment_id)
      > (select value from payment where id = new.payment_id and settled_at is not null) is not false then
    raise exception 'payment % cannot give back that much', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert or update of amount, payment_id on refund
  for each row execute function refund_within_payment();
