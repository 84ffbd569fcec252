-- Why: a client reads when a professional saw their request. The mark of a conversation says only up to which message
-- somebody has read. Requests that were seen before stay without the time.

alter table request_recipient add column seen_at timestamptz;
-- Those that reading a conversation can still mark.
create index request_unseen on request_recipient (conversation_id) where seen_at is null;
