-- The team is a handful among a million accounts.
create index account_team on account (id) where rol = 4;
