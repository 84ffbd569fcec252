-- Why: a chargeback whose deadline has passed stayed first in the team's list, before those that can still be answered (issue
-- 17). Which one has passed changes with the clock, so no index has the order; what waits is found by this one.
drop index chargeback_due;
create index chargeback_waiting on chargeback (id) where ended_at is null;
