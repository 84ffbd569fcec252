-- Why: payments through the provider, for a project or a membership. A payment is stored before the
-- provider is asked, so that asking twice creates one.

create table payment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  proposal_id bigint references proposal,
  type_sell text not null check (type_sell in ('proyecto', 'membresia')),
  -- The membership level bought at the price in `value`, whatever levels cost now.
  nivel smallint references nivel,
  descripcion text not null,
  value bigint not null check (value > 0),
  divisa text not null default 'MXN',
  -- Sent to the provider with the request, so that asking twice creates one payment.
  idempotency_key uuid not null default gen_random_uuid(),
  -- The provider's id of the payment; null until it has answered.
  id_payment text unique,
  payment_status text not null default 'creado',
  -- When the failure was posted to the chat, so that it happens once.
  failure_notified_at timestamptz,
  settled_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_of_one_thing check (case type_sell
    when 'proyecto' then proposal_id is not null and nivel is null
    else proposal_id is null and nivel > 0 end)
);
-- One payment at a time: two tabs and a retry pay the same one.
create unique index payment_one_open_per_proposal on payment (proposal_id)
  where settled_at is null and closed_at is null;
create unique index payment_one_open_membership on payment (account_id)
  where type_sell = 'membresia' and settled_at is null and closed_at is null;
create index payment_by_account on payment (account_id, created_at desc);
create index payment_by_proposal on payment (proposal_id, id desc);
-- The team searches all payments by words.
create index payment_text on payment
  using gin (search_text(descripcion || ' ' || coalesce(id_payment, '')) gin_trgm_ops);
-- Covers the yearly reports, so that they read no rows.
create index payment_created on payment (created_at)
  include (type_sell, payment_status, settled_at, value);
