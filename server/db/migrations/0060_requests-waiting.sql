-- Why: requests that wait for a professional are listed with those first whose answer is expected soonest, page by page.

drop index request_waiting;
create index request_waiting on request_recipient (professional_id, answer_until, request_id)
  where answered_at is null;
