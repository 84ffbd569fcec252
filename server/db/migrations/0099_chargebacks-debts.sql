-- Professionals read the story of what they owe, the newest first (4 §A).
create index debt_of_account on debt (account_id, id desc);
