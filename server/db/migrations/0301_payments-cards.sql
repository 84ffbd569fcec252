-- Why: the rules of risk compare with which card and device somebody pays, and whom (4 §I).

-- The cards that an account paid or tried to pay with, by the provider's fingerprint of the number, which is the same for
-- everybody who uses the card and says nothing of the number.
create table payment_card (
  account_id bigint not null references account,
  fingerprint text not null check (fingerprint <> ''),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, fingerprint)
);
create index payment_card_of_all on payment_card (fingerprint, account_id);
create index payment_card_lately on payment_card (account_id, last_seen_at desc);

-- Who is paid by it, the hash of the device with which it was begun, and whether the bank was asked to authenticate the person.
alter table payment add column payee_id bigint references account;
alter table payment add column device_hash bytea;
alter table payment add column authenticated boolean not null default false;
update payment set payee_id = coalesce(p.profesional_assign_id, p.professional_id)
  from proposal p where p.id = payment.proposal_id;
create index payment_of_payee on payment (payee_id, created_at desc) where payee_id is not null;
create index payment_of_device on payment (device_hash, created_at desc) where device_hash is not null;
