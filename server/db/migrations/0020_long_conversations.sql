-- Why: most conversations are short and some are very long. Planned for the average, an older page of a
-- long one gathered and sorted all that was ever written in it; planned for a long one, each page follows
-- the index and ends where it is full.

-- One conversation in 2,000 messages, however many there are.
alter table message alter column conversation_id set (n_distinct = -0.0005);
analyze message;
