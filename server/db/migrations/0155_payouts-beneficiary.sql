-- Why: the file for the bank named «Cuenta eliminada» as who receives the money of a deleted account; a bank needs the name
-- that it knows.

-- Whose account at the bank it is, where the team wrote it down; null where its owner did, who is named by their account.
alter table payment_method add titular text;
alter table payment_method add constraint payment_method_titular check (
  titular is null or (titular <> '' and given_by is not null));
alter table payout add titular text;
alter table payout add constraint payout_titular check (titular <> '');
