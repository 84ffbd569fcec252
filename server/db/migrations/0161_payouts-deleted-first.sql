-- Why: of who is left out of the payouts, those come first for whom the team can do something: deleted accounts (4 §A).
create index account_deleted on account (id) where deleted_at is not null;
