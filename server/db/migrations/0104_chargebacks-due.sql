-- Why: the list of chargebacks began with the oldest, not with the one whose evidence is due soonest (issue 17).

-- Until when somebody can still do something at the bank; what waits for nobody's evidence stands at the end.
drop index chargeback_waiting;
create index chargeback_due on chargeback (
  coalesce(case when closed_at is null and submitted_at is null then due_at end, '9999-12-31 00:00:00+00'::timestamptz), id)
  where ended_at is null;
