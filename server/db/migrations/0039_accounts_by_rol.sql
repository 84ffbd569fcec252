-- Why: the accounts of one rol are counted up to 10,000 for the administrators' list. The index has only
-- who is there, so that it answers alone; the table was read past everybody of the other rol.

drop index account_newest;
create index account_newest on account (rol, id desc) where deleted_at is null;
