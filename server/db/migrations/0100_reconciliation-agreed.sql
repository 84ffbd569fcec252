-- Why: comparing the books with the provider read the whole history each night (issue 17). What both agree on is not read
-- again: the comparison begins at the last agreed day.

-- Midnights of Mexico City before which the books and the provider's movements were compared.
create table provider_agreed (
  until timestamptz primary key,
  -- What the provider's movements before it add up to, as its own balance confirmed; centavos.
  balance bigint not null,
  agreed_at timestamptz not null
);
create index provider_movement_by_time on provider_movement (created_at);
