-- Why: the two in a dispute may settle it between themselves (4 §D): one offers how to divide what is held, and the
-- other accepts exactly that. An offer never changes, so its number says what was seen.

create table dispute_offer (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references dispute,
  made_by bigint not null references account,
  -- centavos of what was held then
  reembolso bigint not null check (reembolso >= 0),
  liberado bigint not null check (liberado >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  fin text check (fin in ('aceptada', 'declinada', 'retirada', 'cambiada', 'caduca')),
  constraint dispute_offer_ended_whole check ((ended_at is null) = (fin is null))
);
create unique index dispute_offer_one_open on dispute_offer (dispute_id, made_by) where ended_at is null;
