-- Why: a replaced password forgets the devices of an account, so that none of them has tries of its own any more. What two
-- accounts have shared stays a fact for the rules of risk (4 §I): a password is replaced in a second.
alter table device add column forgotten_at timestamptz;
